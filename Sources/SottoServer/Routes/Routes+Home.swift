import Foundation
import Intents
import SottoWire

// What plays, and what apps have to say.

extension Routes {
  var events: [Route] {
    [
      Route("GET /v1/events") { [self] call throws(ProblemDetails) in
        let stream = try stream(of: .home, call)
        // Who comes later hears at once what the first was told.
        let playing = try? await assistant.call(ClientCalls.GetNowPlaying())
        if let playing { stream.send(ServerSentEvent("nowPlaying", of: playing).data) }
        for ask in await home.pending { stream.send(ask.data) }
        return HTTPResponse(events: stream)
      },
      Route("POST /v1/asks/{ask}", takesBody: true) { [self] call throws(ProblemDetails) in
        let body = try call.body
        try body.check(only: ["words"])
        let words = try body.neededText("words", atMost: 2000)
        guard await home.answer(call.parameter("ask"), with: words) else {
          throw ProblemDetails(
            .notFound, "Nobody waits for that answer any more.", at: "path ask")
        }
        return HTTPResponse(.noContent)
      },
      Route("GET /v1/notifications") { [self] _ throws(ProblemDetails) in
        let status = try await assistant.call(ClientCalls.Status(leavesNotice: true))
        return try .json(["waiting": status.waiting ?? []])
      },
    ]
  }

  var playing: [Route] {
    [
      Route("GET /v1/now-playing") { [self] _ throws(ProblemDetails) in
        let playing = try await assistant.call(ClientCalls.GetNowPlaying()).nowPlaying
        guard let playing else { return HTTPResponse(.noContent) }
        return try .json(playing)
      },
      Route("GET /v1/now-playing/artwork") { [self] _ throws(ProblemDetails) in
        let picture = try await assistant.call(ClientCalls.GetArtwork())
        guard let type = picture.type,
          let data = picture.content.flatMap({ Data(base64Encoded: $0) })
        else {
          throw ProblemDetails(.notFound, "What plays has no picture, or nothing does.")
        }
        return HTTPResponse(.ok, headers: ["Content-Type": type], body: data)
      },
      Route("POST /v1/now-playing/commands", takesBody: true) {
        [self] call throws(ProblemDetails) in
        let body = try call.body
        try body.check(only: ["command", "value", "locale"])
        guard let command = try body.choice("command", of: Self.commands) else {
          throw ProblemDetails(.badRequest, "It is missing.", at: "body command")
        }
        return try .json(
          try await assistant.call(
            ClientCalls.Control(
              command: command, value: try body.scalar("value"),
              locale: try body.text("locale", atMost: 100))))
      },
    ]
  }

  private static let commands = [
    "play", "pause", "togglePlayPause", "stop", "nextTrack", "previousTrack", "seekForward",
    "seekBackward", "changePlaybackPosition", "changePlaybackRate", "changeRepeatMode",
    "changeShuffleMode", "setVolume", "changeVolume", "mute", "unmute", "like", "dislike",
  ]
}
