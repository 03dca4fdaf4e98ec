import fs from 'node:fs'
import path from 'node:path'
import {sellingCurrencies, currencies, priceIn, type Currency} from './money'
import {generatedSites} from './sites'

const books = path.join(__dirname, '../../archive/pricebooks')

/** Amounts as merchandisers of the currency set them: [upper end, pattern], lowest range first. */
const USUAL: Readonly<Record<Currency, readonly (readonly [number, RegExp])[]>> = {
  EUR: [
    [100, /\.(90|00)$/],
    [Infinity, /\.00$/],
  ],
  USD: [
    // The longest size of a cover adds to $94.90.
    [105, /\.(90|00)$/],
    [Infinity, /\.00$/],
  ],
  JPY: [
    [100_000, /[0-9]{2}0$/],
    [Infinity, /000$/],
  ],
  CHF: [
    [96, /[49]\.90$/],
    [1000, /9\.00$/],
    [Infinity, /[49]9\.00$/],
  ],
  CNY: [[Infinity, /9\.00$/]],
  DKK: [
    [300, /9\.00$/],
    [1000, /[49]9\.00$/],
    [Infinity, /99\.00$/],
  ],
  GBP: [
    [48, /\.95$/],
    [200, /[49]\.00$/],
    [Infinity, /9\.00$/],
  ],
  KRW: [
    [96_000, /900$/],
    [Infinity, /9000$/],
  ],
  NOK: [
    [300, /9\.00$/],
    [1000, /[49]9\.00$/],
    [Infinity, /99\.00$/],
  ],
  PLN: [
    [1000, /9\.00$/],
    [2500, /[49]9\.00$/],
    [Infinity, /99\.00$/],
  ],
  RUB: [[Infinity, /90\.00$/]],
  SEK: [
    [300, /9\.00$/],
    [950, /[49]9\.00$/],
    [Infinity, /95\.00$/],
  ],
}

const isUsual = (amount: string, currency: Currency): boolean =>
  USUAL[currency].find(([end]) => Number(amount) < end)?.[1].test(amount) === true

/** Price books of the archive with their tables: `[product, amount]`. */
const tables = fs.readdirSync(books).flatMap((file) =>
  fs
    .readFileSync(path.join(books, file), 'utf8')
    .split('<pricebook>')
    .slice(1)
    .map((book) => ({
      id: /pricebook-id="([^"]+)"/.exec(book)?.[1] ?? '',
      currency: (/<currency>(\w+)</.exec(book)?.[1] ?? '') as Currency,
      prices: [
        ...book.matchAll(/product-id="([^"]+)">[\s\S]*?<amount quantity="1">([\d.]+)</g),
      ].map(([, id = '', amount = '']) => [id, amount] as const),
    })),
)

const ofBook = (id: string) => tables.filter((book) => book.id === id).flatMap(({prices}) => prices)

it.each(currencies)('all prices in %s are price points of the country', (currency) => {
  const prices = tables.filter((book) => book.currency === currency).flatMap((book) => book.prices)
  expect(prices.length).toBeGreaterThan(100)
  expect(prices.filter(([, amount]) => !isUsual(amount, currency))).toEqual([])
})

it.each(sellingCurrencies)('each sale price in %s is below the list price', (currency) => {
  const list = new Map(ofBook(`list-${currency.toLowerCase()}`))
  const sale = ofBook(`sale-${currency.toLowerCase()}`)
  expect(sale.length).toBeGreaterThan(10)
  expect(sale.filter(([id, amount]) => Number(amount) >= Number(list.get(id)))).toEqual([])
})

it.each(currencies)('a dearer product is never cheaper in %s', (currency) => {
  const rising = Array.from({length: 2400}, (_, index) => 5 + index / 2)
  const prices = rising.map((eur) => priceIn({eur, usd: eur, jpy: eur}, currency))
  expect(prices).toEqual([...prices].sort((one, other) => one - other))
})

it.each(generatedSites.map((site) => [site.id, site] as const))(
  'delivery to %s costs a round amount, and is free from a whole one',
  (_, {currency, delivery}) => {
    const amounts = {
      EUR: /^\d+\.9$/,
      GBP: /^\d+\.95$/,
      CHF: /^\d+\.9$/,
      PLN: /^\d+\.9$/,
    }
    const pattern =
      currency in amounts ? amounts[currency as keyof typeof amounts] : /^(\d*9|\d+000)$/
    expect(
      [delivery.standard, delivery.express].map(String).every((one) => pattern.test(one)),
    ).toBe(true)
    expect(String(delivery.freeFrom)).toMatch(/(99|0)$/)
  },
)
