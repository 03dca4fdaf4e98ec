import '@testing-library/jest-dom'
import {configure} from '@testing-library/dom'

// What loads a part of its own takes its time on a busy machine.
configure({asyncUtilTimeout: 10_000})

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
