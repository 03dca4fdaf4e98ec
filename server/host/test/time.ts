const clock = performance.now.bind(performance)
let passed = 0

/** Lets time pass for what measures durations; sockets and timers keep their clock. End it with `restoreTime`. */
export function passSeconds(seconds: number): void {
  passed += seconds * 1000
  jest.spyOn(performance, 'now').mockImplementation(() => clock() + passed)
}

export function restoreTime(): void {
  passed = 0
  jest.restoreAllMocks()
}
