import {writeMoney} from './written-money'

it.each([
  ['SEK', 'sv-SE', 1279500, '12 795 kr'],
  ['SEK', 'sv-SE', 1279550, '12 795,50 kr'],
  ['PLN', 'pl-PL', 479900, '4 799 zł'],
  ['KRW', 'ko-KR', 1739000, '1,739,000원'],
  ['KRW', 'en-KR', 1739000, '₩1,739,000'],
  ['EUR', 'de-DE', 109900, '1.099,00 €'],
] as const)('writes %s in %s as its shops do: %d', (currency, locale, minor, written) => {
  expect(writeMoney(minor, currency, locale).replace(/[\u00a0\u202f]/g, ' ')).toBe(written)
})
