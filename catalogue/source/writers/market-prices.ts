import type {ProductSource} from '../model'
import {sellablesOf} from '../variants'
import {el, leaf, serialize} from './xml'

/** How a market that sells in its own currency prices: level beside the euro and least step. */
const markets = {
  CHF: {level: 1.1, step: 1},
  CNY: {level: 8.2, step: 10},
  DKK: {level: 7.6, step: 10},
  GBP: {level: 0.9, step: 1},
  KRW: {level: 1580, step: 1000},
  NOK: {level: 11.9, step: 10},
  PLN: {level: 4.4, step: 5},
  RUB: {level: 98, step: 100},
  SEK: {level: 11.6, step: 10},
} as const

type MarketCurrency = keyof typeof markets

/** List price books of the currencies beside euro, dollar and yen, by id. */
export function marketPriceBookXmls(range: readonly ProductSource[]): Map<string, string> {
  const sellables = range.flatMap(sellablesOf)
  const books = (Object.keys(markets) as MarketCurrency[]).map((currency) => {
    const id = `list-${currency.toLowerCase()}`
    const header = el(
      'header',
      {'pricebook-id': id},
      leaf('currency', currency),
      leaf('display-name', `List prices ${currency}`, {'xml:lang': 'x-default'}),
      leaf('online-flag', true),
    )
    const tables = sellables.map((one) =>
      el(
        'price-table',
        {'product-id': one.id},
        leaf('amount', spell(marketPrice(one.list.eur, currency), currency), {quantity: 1}),
      ),
    )
    return [
      id,
      serialize(
        el(
          'pricebooks',
          {xmlns: 'http://www.demandware.com/xml/impex/pricebook/2006-10-31'},
          el('pricebook', {}, header, el('price-tables', {}, tables)),
        ),
      ),
    ] as const
  })
  return new Map(books)
}

/** A price on a step of the market, one below it where the market likes nines. */
export function marketPrice(eur: number, currency: MarketCurrency): number {
  const {level, step} = markets[currency]
  const rounded = Math.max(step, Math.round((eur * level) / step) * step)
  return step === 10 || step === 5 ? rounded - 1 : rounded
}

function spell(amount: number, currency: MarketCurrency): string {
  return amount.toFixed(currency === 'KRW' ? 0 : 2)
}
