import {textAt} from '../languages/languages'
import type {Prices, ProductSource} from '../model'
import {currencies, priceIn, sellingCurrencies, spellAmount, type Currency} from '../money'
import {sellablesOf, type Sellable} from '../variants'
import {el, leaf, localized, serialize, type Element} from './xml'

/** Id of a price book, such as `list-eur`. */
export const priceBookId = (kind: 'list' | 'sale', currency: Currency): string =>
  `${kind}-${currency.toLowerCase()}`

/** When the sale prices came into force, and the ten days for which some were low before. */
const SALE_START = '2025-03-01T00:00:00.000Z'
const EARLIER_SALE = {from: '2025-02-06T00:00:00.000Z', to: '2025-02-16T00:00:00.000Z'}

/** One document for each price book; sale books name the list book of their currency as parent. */
export function priceBookXmls(range: readonly ProductSource[]): Map<string, string> {
  const sellables = range.flatMap(sellablesOf)
  const lists = currencies.map(
    (currency) =>
      [
        priceBookId('list', currency),
        priceBook('list', currency, sellables, ({id, list}) => priceTable(id, list, currency)),
      ] as const,
  )
  const sales = sellingCurrencies.map(
    (currency) =>
      [
        priceBookId('sale', currency),
        priceBook('sale', currency, sellables, ({id, sale, earlierSale}) => [
          ...[priceTable(id, earlierSale, currency, EARLIER_SALE) ?? []].flat(),
          ...[priceTable(id, sale, currency, {from: SALE_START}) ?? []].flat(),
        ]),
      ] as const,
  )
  return new Map([...lists, ...sales])
}

function priceBook(
  kind: 'list' | 'sale',
  currency: Currency,
  sellables: readonly Sellable[],
  tablesOf: (one: Sellable) => Element | readonly Element[] | undefined,
): string {
  const tables = sellables.flatMap((one) => tablesOf(one) ?? [])
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
export function priceBookHeader(kind: 'list' | 'sale', currency: Currency): Element {
  return el(
    'header',
    {'pricebook-id': priceBookId(kind, currency)},
    leaf('currency', currency),
    localized('display-name', textAt('labels', `priceBooks/${kind}`)),
    leaf('online-flag', true),
    kind === 'sale' ? leaf('parent', priceBookId('list', currency)) : undefined,
  )
}

/** What a book says about one product in a time; undefined when it has no price there. */
export function priceTable(
  productId: string,
  prices: Prices | undefined,
  currency: Currency,
  {from, to}: {from?: string; to?: string} = {},
): Element | undefined {
  if (!prices) return undefined
  const amount = leaf('amount', spellAmount(priceIn(prices, currency), currency), {quantity: 1})
  return el(
    'price-table',
    {'product-id': productId},
    from ? leaf('online-from', from) : undefined,
    to ? leaf('online-to', to) : undefined,
    amount,
  )
}
