struct Library {
  let songs = ["Skyfall"]
}
