import type {Order} from './order'
import {formatOrderMoney} from './order-mail-parts'

test.each([
  ['de-DE', 'EUR', '\u221220,00\u00a0€'],
  ['en-US', 'USD', '\u2212$20.00'],
  ['ja-JP', 'JPY', '\u2212￥2,000'],
  ['sv-SE', 'SEK', '\u221220\u00a0kr'],
  ['nl-NL', 'EUR', '€\u00a0\u221220,00'],
])('a discount in %s has a minus sign', (locale, currency, text) => {
  const order = {locale, content: {currency}} as Order
  const site = {defaultLocale: 'en-GB', preferences: {}}
  expect(formatOrderMoney(site, order, -2000)).toBe(text)
  expect(formatOrderMoney(site, order, 2000)).not.toMatch(/[-\u2212]/)
})
