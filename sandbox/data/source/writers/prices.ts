import type {Prices, ProductSource, Text} from '../model'
import {sellablesOf, type Sellable} from '../variants'
import {el, leaf, localized, serialize, type Element} from './xml'

export const currencies = ['eur', 'usd', 'jpy'] as const
export type CurrencyKey = (typeof currencies)[number]

const bookNames: Readonly<Record<'list' | 'sale', Text>> = {
  list: {en: 'List prices', de: 'Listenpreise', ja: '通常価格'},
  sale: {en: 'Sale prices', de: 'Aktionspreise', ja: 'セール価格'},
}

/** One document for each price book; sale books name the list book of their currency as parent. */
export function priceBookXmls(range: readonly ProductSource[]): Map<string, string> {
  const sellables = range.flatMap(sellablesOf)
  const books = currencies.flatMap((currency) => [
    [`list-${currency}`, priceBook('list', currency, sellables, ({list}) => list)] as const,
    [`sale-${currency}`, priceBook('sale', currency, sellables, ({sale}) => sale)] as const,
  ])
  return new Map(books)
}

function priceBook(
  kind: 'list' | 'sale',
  currency: CurrencyKey,
  sellables: readonly Sellable[],
  pricesOf: (one: Sellable) => Prices | undefined,
): string {
  const tables = sellables.flatMap((one) => priceTable(one.id, pricesOf(one), currency) ?? [])
  const header = priceBookHeader(kind, currency)
  return serialize(
    el(
      'pricebooks',
      {xmlns: 'http://www.demandware.com/xml/impex/pricebook/2006-10-31'},
      el('pricebook', {}, header, el('price-tables', {}, tables)),
    ),
  )
}

/** Id, currency, name and parent of a book. */
export function priceBookHeader(kind: 'list' | 'sale', currency: CurrencyKey): Element {
  return el(
    'header',
    {'pricebook-id': `${kind}-${currency}`},
    leaf('currency', currency.toUpperCase()),
    localized('display-name', bookNames[kind]),
    leaf('online-flag', true),
    kind === 'sale' ? leaf('parent', `list-${currency}`) : undefined,
  )
}

/** What a book says about one product; undefined when it has no price there. */
export function priceTable(
  productId: string,
  prices: Prices | undefined,
  currency: CurrencyKey,
): Element | undefined {
  if (!prices) return undefined
  const amount = leaf('amount', spell(prices[currency], currency), {quantity: 1})
  return el('price-table', {'product-id': productId}, amount)
}

function spell(amount: number, currency: CurrencyKey): string {
  return amount.toFixed(currency === 'jpy' ? 0 : 2)
}
