import Foundation

// DonationBenchmark measure [COUNT]   what donating, loading and suggesting take, and the size of the file
// DonationBenchmark kill [TIMES]      kills a process that donates, again and again, and looks for what is lost
// DonationBenchmark donate PATH       donates for ever, and prints the number of each that is kept
let arguments = CommandLine.arguments.dropFirst()
let number = arguments.dropFirst().first
do {
  switch arguments.first {
  case "measure": try measure(count: number.flatMap { Int($0) } ?? 100_000)
  case "kill": try killDonors(times: number.flatMap { Int($0) } ?? 10_000)
  case "donate": try donateForever(to: number ?? "")
  default:
    print("usage: DonationBenchmark measure [COUNT] | kill [TIMES]")
    exit(64)
  }
} catch {
  print("DonationBenchmark: \(error)")
  exit(1)
}
