import {writeAmount} from '../../config/markets/written-money'
import {AREAS, siteKeys, type Area} from '../explain/site-keys'
import {preferences as preferenceTable} from '../explain/preferences'
import type {Facts, SiteFacts} from '../facts/facts'
import {legalContentIds} from '../facts/content-ids'
import {inWords} from './in-words'
import {marketRows} from './market-rows'
import {serviceRows} from './service-rows'

/** Where a value comes from. */
export type Source = 'configuration' | 'preference' | 'market' | 'backend' | 'default'

/** Value of one site, in plain words. */
export interface Cell {
  /** Compared with the other sites. */
  readonly value: string
  /** More about the value, such as a name in the site's language; not compared. */
  readonly detail?: string
  readonly source: Source
}

/** One setting of all sites. */
export interface Row {
  readonly key: string
  readonly area: Area
  readonly name: string
  readonly meaning: string
  /** What holds where a site leaves the setting out. */
  readonly absent?: string
  /** Value of most sites; undefined when no value is usual. */
  readonly usual?: string
  /** By site id. */
  readonly cells: Readonly<Record<string, Cell>>
}

type Draft = Omit<Row, 'usual'>

/** Values that are different at every site by their nature: no difference is highlighted. */
const OWN_TO_EACH = new Set([
  'id',
  'alias',
  'name',
  'countryCode',
  'l10n.defaultLocale',
  'l10n.supportedLocales',
  'shipTo',
])

const at = (value: unknown, key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>(
      (found, name) => (found as Record<string, unknown> | null | undefined)?.[name],
      value,
    )

/** Preference that overrides a key of the configuration, and has a value at a site. */
function overridden({preferences}: SiteFacts, key: string): boolean {
  const [id] = Object.entries(preferenceTable).find(([, {overrides}]) => overrides === key) ?? []
  const value = id === undefined ? undefined : preferences[id]
  return value !== undefined && value !== null && value !== ''
}

function configCell(facts: SiteFacts, key: string, absent: string | undefined): Cell {
  const value = at(facts.effective, key)
  if (overridden(facts, key)) return {value: inWords(value), source: 'preference'}
  const own = at(facts.site, key)
  if (own === undefined) return {value: absent ?? inWords(value), source: 'default'}
  return {value: inWords(own), source: 'configuration'}
}

const cellsOf = (facts: Facts, cellOf: (site: SiteFacts) => Cell): Record<string, Cell> =>
  Object.fromEntries(facts.sites.map((site) => [site.site.id, cellOf(site)]))

const configRows = (facts: Facts): Draft[] =>
  Object.entries(siteKeys).map(([key, {area, name, meaning, absent}]) => ({
    key,
    area,
    name,
    meaning,
    ...(absent !== undefined && {absent}),
    cells: cellsOf(facts, (site) => configCell(site, key, absent)),
  }))

function preferenceRows(facts: Facts): Draft[] {
  const found = facts.sites.flatMap(({preferences}) => Object.keys(preferences))
  const ids = [...new Set([...Object.keys(preferenceTable), ...found])]
  return ids
    .filter((id) => found.includes(id))
    .map((id) => ({
      key: `preference.${id}`,
      area: 'preferences',
      name: preferenceTable[id]?.name ?? id,
      meaning: preferenceTable[id]?.meaning ?? 'Neither shop nor backend knows this preference.',
      cells: cellsOf(facts, ({preferences}) =>
        preferences[id] === undefined
          ? {value: 'not set', source: 'default'}
          : {value: inWords(preferences[id]), source: 'preference'},
      ),
    }))
}

type Said = Omit<Cell, 'source'>

function backendRow(
  facts: Facts,
  row: Omit<Draft, 'cells'>,
  saidOf: (site: SiteFacts) => Said,
): Draft {
  return {...row, cells: cellsOf(facts, (site) => ({...saidOf(site), source: 'backend'}))}
}

const NO_SALES: Said = {value: 'sells nothing'}

/** @param amount in major units */
const amountIn = (currency: string, amount: number): string =>
  writeAmount(amount, currency, 'en-GB')

function methodRows(facts: Facts, area: 'payment' | 'delivery', meaning: string): Draft[] {
  const ids = new Set(facts.sites.flatMap(({checkout}) => checkout?.[area].map(({id}) => id) ?? []))
  return [...ids].map((id) =>
    backendRow(facts, {key: `${area}.${id}`, area, name: id, meaning}, ({checkout, site}) => {
      if (!checkout) return NO_SALES
      const method = checkout[area].find((one) => one.id === id)
      if (!method) return {value: 'not offered'}
      const {name, price} = method
      const cost = price === undefined ? [] : [amountIn(site.l10n.defaultCurrency, price)]
      return {value: 'offered', detail: [name, ...cost].join(', ')}
    }),
  )
}

function legalRows(facts: Facts): Draft[] {
  const ids = [...new Set(facts.sites.flatMap(({site}) => legalContentIds(site)))]
  const meaning = 'The text in the default language: its name and its length.'
  return ids.map((id) =>
    backendRow(facts, {key: `legal.${id}`, area: 'legal', name: id, meaning}, (one) => {
      const {site, locales} = one
      const own = locales.find(({locale}) => locale.id === site.l10n.defaultLocale)
      const asset = own?.content.find((content) => content.id === id)
      if (asset) return {value: 'available', detail: `${asset.name}, ${asset.length} characters`}
      return {value: legalContentIds(site).includes(id) ? 'missing' : 'not needed'}
    }),
  )
}

const taxRow = (facts: Facts): Draft =>
  backendRow(
    facts,
    {
      key: 'taxes.rate',
      area: 'taxes',
      name: 'Tax rate',
      meaning: 'Rate that a basket with one product gets.',
    },
    ({checkout}) => {
      if (!checkout) return NO_SALES
      const {taxRate} = checkout
      return {value: taxRate === null ? 'not named' : `${+(taxRate * 100).toFixed(2)} %`}
    },
  )

/** The value of more than half of the sites. */
function usualOf({key, cells}: Draft): string | undefined {
  if (OWN_TO_EACH.has(key)) return undefined
  const values = Object.values(cells).map(({value}) => value)
  return values.find((value) => values.filter((one) => one === value).length * 2 > values.length)
}

const order = Object.keys(AREAS)

/** All settings of all sites, by area. */
export function compareRows(facts: Facts): Row[] {
  const drafts = [
    ...configRows(facts),
    ...serviceRows(facts),
    ...preferenceRows(facts),
    ...marketRows(facts),
    ...legalRows(facts),
    ...methodRows(facts, 'payment', 'Way to pay that a basket with one product is offered.'),
    ...methodRows(
      facts,
      'delivery',
      'Way of delivery that such a basket is offered, and its price.',
    ),
    taxRow(facts),
  ]
  return drafts
    .map((draft) => {
      const usual = usualOf(draft)
      return {...draft, ...(usual !== undefined && {usual})}
    })
    .sort((a, b) => order.indexOf(a.area) - order.indexOf(b.area))
}

/** True for a cell that differs from the value of most sites. */
export const differs = ({usual}: Row, cell: Cell | undefined): boolean =>
  usual !== undefined && cell !== undefined && cell.value !== usual
