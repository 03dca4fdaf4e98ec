const clock = performance.now.bind(performance)
let passed = 0

/** Advances the clock of duration measurements; sockets and timers keep their clock. End it with `restoreTime`. */
export function passSeconds(seconds: number): void {
  passed += seconds * 1000
  jest.spyOn(performance, 'now').mockImplementation(() => clock() + passed)
}

export function restoreTime(): void {
  passed = 0
  jest.restoreAllMocks()
}

/** Waits until a condition holds. */
export const until = async (condition: () => boolean): Promise<void> => {
  for (let round = 0; round < 2000 && !condition(); round += 1)
    await new Promise((resolve) => setTimeout(resolve, 10))
  expect(condition()).toBe(true)
}
