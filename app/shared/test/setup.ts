import {forgetSitePreferences} from '../api/site-preferences'

/**
 * React's warning about a change outside of `act`. Drawers and dialogs change in their own animation
 * frames, and whether one falls between two steps of a test depends only on the machine.
 */
const OUTSIDE_ACT = 'inside a test was not wrapped in act('
/** TanStack Query's deprecation warning for its `logger` option, once per client, outside production only. */
const CUSTOM_LOGGER = 'Passing a custom logger has been deprecated'

const print = console.warn

let spies: jest.SpyInstance[]

/** An unexpected console error fails the test that caused it. */
beforeEach(() => {
  const error = jest.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    if (String(args[0]).includes(OUTSIDE_ACT)) return
    throw new Error(`Unexpected console.error: ${args.map(String).join(' ')}`)
  })
  const warn = jest.spyOn(console, 'warn').mockImplementation((...args: unknown[]) => {
    if (!String(args[0]).startsWith(CUSTOM_LOGGER)) print(...args)
  })
  spies = [error, warn]
})
afterEach(() => {
  spies.forEach((spy) => spy.mockRestore())
  // Each test has preferences of its own.
  forgetSitePreferences()
})
