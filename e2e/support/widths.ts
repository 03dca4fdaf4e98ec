import {browserExtent} from './browser-extent'

/** Tags that keep a test from phones and from wide windows (`playwright.config.ts`). */
const TAGS = ['@mouse', '@phone'] as const

/**
 * Chooses the width of a test that runs once for each item of a list, such as each page. A sampled run tests each item at one
 * width, alternating between the two; any other run tests it at both.
 * @param index place of the item in the list
 * @returns details for Playwright's `test`
 */
export function widthInTurn(index: number): {tag?: (typeof TAGS)[number]} {
  if (browserExtent.full) return {}
  const tag = TAGS[(index + browserExtent.seed) % TAGS.length]
  return tag ? {tag} : {}
}
