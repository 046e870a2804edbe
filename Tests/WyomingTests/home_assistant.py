"""Home Assistant's own integration, of its package on PyPI: what of it talks to a conversation's service.

The rest of Home Assistant, which wants a newer Python than many systems have, is stood in for by as little as
that part of it asks for. It is fetched, 43 MB, when it is wanted.
"""
import sys
import types
from dataclasses import dataclass

import pypi

PACKAGE = "homeassistant==2025.4.4"
PART = "homeassistant/components/wyoming/"


def load(folder):
    """Makes the integration importable."""
    place = folder / "integration"
    if not place.exists():
        wheel = pypi.wheel(PACKAGE, folder, "--python-version", "3.13", "--only-binary=:all:")
        if not wheel:
            raise SystemExit(77)
        with wheel:
            for name in ("const", "conversation", "data", "error"):
                wheel.extract(f"{PART}{name}.py", place)
    for name, members in STAND_INS.items():
        sys.modules[name] = types.ModuleType(name)
        vars(sys.modules[name]).update(members)
    sys.modules["homeassistant"].__path__ = [str(place / "homeassistant")]
    sys.modules["homeassistant.components"].__path__ = [str(place / "homeassistant/components")]
    integration = types.ModuleType("homeassistant.components.wyoming")
    integration.__path__ = [str(place / PART)]
    sys.modules[integration.__name__] = integration
    sys.modules["homeassistant.components.wyoming.models"] = types.ModuleType("models")
    sys.modules["homeassistant.components.wyoming.models"].DomainDataItem = object


class Response:
    """What is to be spoken, or why nothing was done."""

    def __init__(self, language):
        self.language, self.speech, self.error = language, None, None

    def async_set_speech(self, text):
        self.speech = text

    def async_set_error(self, code, text):
        self.error, self.speech = code, text


@dataclass
class Said:
    text: str
    language: str
    conversation_id: str | None = None


@dataclass
class Result:
    response: Response
    conversation_id: str | None


class Anything:
    """A class, or a member of one, of which only the name is used."""

    def __class_getitem__(cls, _):
        return cls


ERRORS = types.SimpleNamespace(UNKNOWN="unknown", NO_INTENT_MATCH="no match", FAILED_TO_HANDLE="failed to handle")
STAND_INS = {
    "homeassistant": {},
    "homeassistant.components": {},
    "homeassistant.components.conversation": {
        "ConversationEntity": type("ConversationEntity", (), {}),
        "AbstractConversationAgent": type("AbstractConversationAgent", (), {}),
        "ConversationEntityFeature": types.SimpleNamespace(CONTROL=1),
        "ConversationInput": Said, "ConversationResult": Result,
    },
    "homeassistant.config_entries": {"ConfigEntry": Anything},
    "homeassistant.core": {"HomeAssistant": Anything},
    "homeassistant.const": {"Platform": types.SimpleNamespace(STT=1, TTS=2, WAKE_WORD=3, CONVERSATION=4)},
    "homeassistant.exceptions": {"HomeAssistantError": Exception},
    "homeassistant.helpers": {},
    "homeassistant.helpers.intent": {
        "IntentResponse": Response, "IntentResponseErrorCode": ERRORS, "IntentError": type("E", (Exception,), {}),
    },
    "homeassistant.helpers.entity_platform": {"AddConfigEntryEntitiesCallback": Anything},
    "homeassistant.util": {},
    "homeassistant.util.ulid": {"ulid_now": lambda: "01JTESTULID0000000000000000"},
}


async def assist(voice, expect):
    """Set up as Home Assistant does it, and conversations by its own agent."""
    from homeassistant.components.wyoming.conversation import WyomingConversationEntity
    from homeassistant.components.wyoming.data import WyomingService

    service = await WyomingService.create("127.0.0.1", voice.port)
    expect(service and service.has_services() and service.get_name() == "sotto", "it finds no service")
    expect(service.platforms == [4], f"it takes it for {service.platforms}")
    agent = WyomingConversationEntity(types.SimpleNamespace(entry_id="entry"), service)
    expect({"en", "ru", "zh-TW"} <= set(agent.supported_languages), f"it speaks {agent.supported_languages}")

    async def say(text, language, conversation=None):
        return await agent.async_process(Said(text, language, conversation))

    asked = await say("add tea to the porch list", "en")
    expect("There is no list “porch”" in asked.response.speech and not asked.response.error, f"{vars(asked.response)}")
    done = await say("yes", "en", asked.conversation_id)
    expect("Added to “porch”" in done.response.speech, f"{vars(done.response)}")
    russian = await say("добавь рис в список веранда", "ru", "01JRU")
    expect("веранда" in russian.response.speech, f"{vars(russian.response)}")
    strange = await say("what is the airspeed velocity of a swallow", "en", "01JNO")
    expect(strange.response.error == ERRORS.FAILED_TO_HANDLE and strange.response.speech, f"{vars(strange.response)}")
