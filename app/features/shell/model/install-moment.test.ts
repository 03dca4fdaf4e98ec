import {countPage, isInstallMoment, type InstallMemory} from './install-moment'

const MINUTE = 60_000
const NOW = 1_900_000_000_000
const memory = (changes: Partial<InstallMemory>): InstallMemory => ({
  visits: 1,
  lastPageAt: NOW,
  answered: false,
  ...changes,
})

it('pages within half an hour are one visit', () => {
  let seen = countPage({visits: 0, lastPageAt: 0, answered: false}, NOW)
  expect(seen.visits).toBe(1)
  seen = countPage(seen, NOW + 29 * MINUTE)
  seen = countPage(seen, NOW + 58 * MINUTE)
  expect(seen.visits).toBe(1)
  seen = countPage(seen, NOW + 89 * MINUTE)
  expect(seen).toEqual({visits: 2, lastPageAt: NOW + 89 * MINUTE, answered: false})
})

it.each([
  ['the first visit', {}, 'home', false],
  ['the second visit', {visits: 2}, 'home', true],
  ['a product page, where the button that buys stands', {visits: 2}, 'product', false],
  ['the cart', {visits: 9}, 'cart', false],
  ['the checkout', {visits: 9}, 'checkout', false],
  ['after an order', {}, 'confirmation', true],
  ['after an answer', {visits: 9, answered: true}, 'home', false],
  ['after an order and an answer', {answered: true}, 'confirmation', false],
] as const)('%s', (_when, changes, kind, expected) => {
  expect(isInstallMoment(memory(changes), kind)).toBe(expected)
})
