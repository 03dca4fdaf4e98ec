import {extent} from '../../sandbox/testing/extent'

/** Tags that keep a test from phones and from wide windows (`playwright.config.ts`). */
const TAGS = ['@mouse', '@phone'] as const

/**
 * Chooses the width of a test that runs once for each item of a list, such as each page. A sampled run tests each item at one
 * width, alternating between the two; any other run tests it at both.
 * @param index place of the item in the list
 * @returns details for Playwright's `test`
 */
export function widthInTurn(index: number): {tag?: (typeof TAGS)[number]} {
  if (extent.full || !process.env['TEST_EXTENT']) return {}
  const tag = TAGS[(index + extent.seed) % TAGS.length]
  return tag ? {tag} : {}
}
