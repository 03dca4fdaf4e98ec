import '@testing-library/jest-dom'

/** An unexpected console error fails the test that caused it. */
let spy: jest.SpyInstance
beforeEach(() => {
  spy = jest.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    throw new Error(`Unexpected console.error: ${args.map(String).join(' ')}`)
  })
})
afterEach(() => {
  spy.mockRestore()
})
