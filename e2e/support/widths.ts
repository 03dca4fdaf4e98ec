import {extent} from '../../sandbox/testing/extent'

/** Tags that keep a test from phones and from wide windows (`playwright.config.ts`). */
const TAGS = ['@mouse', '@phone'] as const

/**
 * Details of the test of one case of a list that every page, say, has alike: a sampled run tries each case at one width,
 * and the widths take turns; any other run tries all cases at all widths.
 */
export function widthInTurn(index: number): {tag?: (typeof TAGS)[number]} {
  if (extent.full || !process.env['TEST_EXTENT']) return {}
  const tag = TAGS[(index + extent.seed) % TAGS.length]
  return tag ? {tag} : {}
}
