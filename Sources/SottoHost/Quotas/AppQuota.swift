import Synchronization

/// How much one app may tell and ask, all its processes together, for as long as the assistant runs.
///
/// Far more than an app needs, and far less than would keep the assistant from serving others.
final class AppQuota: Sendable {
  /// What plays: a player tells of each change, not of each moment.
  let nowPlaying = Pacing(burst: 40, perSecond: 20)
  let progress = Pacing(burst: 20, perSecond: 10)
  let vocabulary = Pacing(burst: 40, perSecond: 1)
  let mediaContext = Pacing(burst: 5, perSecond: 1)
  let proposals = Pacing(burst: 40, perSecond: 1)
  /// Notifications carry nothing but their name, so of two alike one is enough.
  let notifications = Pacing(burst: 200, perSecond: 100)

  /// What it has other apps do is done one after the other: the person's own requests wait for one at most.
  let sending = CallLine()

  private let asking = Mutex(Asking())

  private struct Asking {
    var donations = Allowance(burst: 200, perSecond: 5)
    var schedule = Allowance(burst: 2 * NotificationSchedule.mostOfAnApp, perSecond: 20)
    var requests = Allowance(burst: 100, perSecond: 1)
    var permission = Allowance(burst: 3, perSecond: 1 / 600.0)
    var questions = 0
    var asksForMusic = false
  }

  /// Names of all types that one app gives; the first are the most important.
  static let names = 50_000
  /// Characters of a name.
  static let nameLength = 200
  /// Bytes of one donation.
  static let donationLength = 256 << 10
  /// What an app proposes at a time; the first are the most important.
  static let proposals = 100
  /// Bytes of the parameters of a request to another app.
  static let requestLength = 256 << 10
  /// Questions of its own that wait for the person.
  private static let mostQuestions = 3

  func mayDonate() -> Bool { asking.withLock { $0.donations.take() } }

  /// - Parameter count: How many notifications it wants shown, or other calls about them.
  func maySchedule(_ count: Int) -> Bool { asking.withLock { $0.schedule.take(count) } }

  func maySend() -> Bool { asking.withLock { $0.requests.take() } }

  func mayAskForPermission() -> Bool { asking.withLock { $0.permission.take() } }

  /// Counts a question that begins to wait. Returns whether it may.
  func beginQuestion() -> Bool {
    asking.withLock { asking in
      guard asking.questions < Self.mostQuestions else { return false }
      asking.questions += 1
      return true
    }
  }

  func endQuestion() { asking.withLock { $0.questions -= 1 } }

  /// Notes that the question about the person's music begins to wait. Returns whether it did not yet.
  func beginMusicQuestion() -> Bool {
    asking.withLock { asking in
      defer { asking.asksForMusic = true }
      return !asking.asksForMusic
    }
  }

  func endMusicQuestion() { asking.withLock { $0.asksForMusic = false } }
}

/// The quotas of all apps.
final class AppQuotas: Sendable {
  private let quotas = Mutex<[String: AppQuota]>([:])

  func quota(of app: String) -> AppQuota {
    quotas.withLock { quotas in
      if let known = quotas[app] { return known }
      let new = AppQuota()
      quotas[app] = new
      return new
    }
  }
}
