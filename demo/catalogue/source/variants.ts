import {joined, type Text} from './languages/languages'
import {colourName, type PaletteColourId} from './palette'
import type {
  OptionAttribute,
  OptionValue,
  Prices,
  ProductSource,
  ShopSite,
  StockState,
  Warehouse,
} from './model'

/** Sites whose data other sites are modelled on, each with its own inventory list. */
export const shopSites: readonly ShopSite[] = ['DEU', 'USA', 'JPN']

/** Warehouses, each with an inventory list named after it (`inventory-europe`). */
export const warehouses: readonly Warehouse[] = [...shopSites, 'EUROPE', 'KOR']

/** A thing that can be ordered: one variant of a master, or an item itself. */
export interface Sellable {
  readonly id: string
  readonly source: ProductSource
  readonly colour: PaletteColourId
  readonly option?: OptionValue
  readonly optionAttribute?: OptionAttribute
  readonly state: StockState
  readonly list: Prices
  readonly sale?: Prices
  readonly earlierSale?: Prices
}

/** What can be ordered of a product, in the order of colours and then of options. */
export function sellablesOf(source: ProductSource): Sellable[] {
  if (source.item) return [sellable(source, source.id, [], source.colours[0], undefined)]
  return source.colours.flatMap((colour) => {
    const values: (OptionValue | undefined)[] = source.options
      ? [...source.options.values]
      : [undefined]
    return values.flatMap((option) => {
      const suffix = option ? `${colour}-${option.id}` : colour
      if (source.omit?.includes(suffix)) return []
      const keys = [suffix, colour, ...(option ? [option.id] : [])]
      return [sellable(source, `${source.id}-${suffix}`, keys, colour, option)]
    })
  })
}

/** Name of a variant: the master's name and its choice. */
export function sellableName({source, colour, option}: Sellable): Text {
  if (source.item) return source.name
  const parts = [source.name, colourName(colour), ...(option ? [option.name] : [])]
  return joined(parts, ([name = '', ...chosen], code) =>
    code === 'ja' ? `${name}(${chosen.join('・')})` : [name, ...chosen].join(', '),
  )
}

/** Pieces on the shelf of a site: fits the state, differs from site to site, never changes. */
export function piecesOnShelf({id, state, source}: Sellable, site: Warehouse): number {
  if (source.notIn?.some((without) => without === site)) return 0
  const spread = hash(`${id}@${site}`)
  if (state === 'instock') return 12 + (spread % 140)
  return state === 'lowstock' ? 1 + (spread % 4) : 0
}

/** Pieces that can be ordered before they are there. */
export function piecesAhead({id, state, source}: Sellable, site: Warehouse): number {
  const ahead = state === 'preorder' || state === 'backorder'
  return ahead && !source.notIn?.some((without) => without === site)
    ? 20 + (hash(`${site}@${id}`) % 40)
    : 0
}

/** Pieces in a store: the shelf of a small shop, which has some of everything and not all of it. */
export function piecesInStore({id, state}: Sellable, storeId: string): number {
  if (state !== 'instock' && state !== 'lowstock') return 0
  const spread = hash(`${id}#${storeId}`)
  return spread % 5 < 2 ? 0 : 1 + (spread % 7)
}

function sellable(
  source: ProductSource,
  id: string,
  keys: readonly string[],
  colour: PaletteColourId,
  option: OptionValue | undefined,
): Sellable {
  const state = [...keys, '*'].map((key) => source.states?.[key]).find(Boolean) ?? 'instock'
  const reduced = !source.saleOn || source.saleOn.some((key) => keys.includes(key))
  return {
    id,
    source,
    colour,
    state,
    list: plus(source.price, option?.extra),
    ...(source.sale && reduced ? {sale: plus(source.sale, option?.extra)} : {}),
    ...(source.earlierSale && reduced
      ? {earlierSale: plus(source.earlierSale, option?.extra)}
      : {}),
    ...(option && source.options ? {option, optionAttribute: source.options.attribute} : {}),
  }
}

function plus(base: Prices, extra: Prices | undefined): Prices {
  if (!extra) return base
  return {eur: base.eur + extra.eur, usd: base.usd + extra.usd, jpy: base.jpy + extra.jpy}
}

/** FNV-1a, 32 bits: the same spread of figures on every machine. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  }
  return value
}
