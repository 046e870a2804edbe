// What a person would see amiss, as far as it can be computed: `await facts()` in the page that is looked at.
async function facts() {
  // What has a length that is in motion would be measured on its way.
  await Promise.all(document.getAnimations().map((each) => each.finished.catch(() => {})));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const wide = document.documentElement.scrollWidth - innerWidth;
  return [
    ...(wide > 0 ? [`The page is ${wide}px wider than the window.`] : []),
    ...seen().flatMap((each) => [...outside(each), ...clipped(each), ...faint(each)]),
  ];
}

/** The elements with text of their own that can be seen. */
function seen() {
  return [...document.querySelectorAll("body *")].filter((each) =>
    each.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !each.closest(".unseen, .skip, svg")
    && [...each.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim()));
}

function name(each) {
  return `“${each.textContent.trim().slice(0, 40)}” (${each.tagName.toLowerCase()}.${each.className})`;
}

function outside(each) {
  const box = each.getBoundingClientRect();
  return box.width > 1 && (box.left < -1 || box.right > innerWidth + 1)
    ? [`${name(each)} stands outside of the window: ${box.left} to ${box.right}.`] : [];
}

/** Of what plays the line at a phone's top may end in “…”: names have any length. */
function clipped(each) {
  const style = getComputedStyle(each);
  if (each.closest("#playing") || style.clipPath !== "none") return [];
  return style.overflowX === "hidden" && each.scrollWidth > each.clientWidth + 1 ? [`${name(each)} is clipped.`] : [];
}

function faint(each) {
  if (each.matches(":disabled")) return [];
  const ratio = contrast(color(getComputedStyle(each).color), ground(each));
  return ratio < 4.5 ? [`${name(each)} has a contrast of ${ratio.toFixed(2)}.`] : [];
}

function color(text) {
  const [red, green, blue, alpha = 1] = text.match(/[\d.]+/g).map(Number);
  return { red, green, blue, alpha };
}

/** What lies behind: the nearest ground that nothing shines through. */
function ground(each) {
  for (let place = each; place; place = place.parentElement) {
    const found = color(getComputedStyle(place).backgroundColor);
    if (found.alpha === 1) return found;
  }
  return { red: 255, green: 255, blue: 255, alpha: 1 };
}

function contrast(one, other) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** By WCAG 2. */
function luminance({ red, green, blue }) {
  const [r, g, b] = [red, green, blue].map((value) => {
    const share = value / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Whether what has the focus shows it: a ring, or a border that it has for that alone. */
function showsFocus() {
  const each = document.activeElement;
  const style = getComputedStyle(each);
  const ring = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
  const box = each.getBoundingClientRect();
  return { what: name(each), tag: each.tagName, isShown: ring || style.boxShadow.includes("0px 0px 0px 1px"),
    isInside: box.width > 0 && box.right > 0 && box.left < innerWidth };
}
