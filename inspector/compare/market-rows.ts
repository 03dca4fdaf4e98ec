import type {Market} from '../../config/markets/market'
import {marketOfSite} from '../../config/markets/registry'
import english from '../../translations/en-GB.json'
import {marketKeys} from '../explain/markets'
import type {Facts, SiteFacts} from '../facts/facts'
import {plainText} from '../facts/plain-text'
import {inWords} from './in-words'
import type {Row} from './rows'

type Key = keyof typeof marketKeys

const texts: Readonly<Record<string, string>> = english

/** Parts of a market that are records of their own, in plain words. */
const special: Partial<Record<Key, (market: Market, site: SiteFacts['site']) => string>> = {
  address: ({address}) =>
    address.fields.find(({name}) => name === 'postalCode')?.pattern?.example ?? 'no postal code',
  tax: ({tax}) => (tax.note === null ? 'none' : plainText(texts[tax.note])),
  orderButton: ({orderButton}, {l10n}) => orderButton?.[l10n.defaultLocale.slice(0, 2)] ?? 'none',
  withdrawal: ({withdrawal}) => (withdrawal ? `${withdrawal.days} days` : 'none'),
  taxId: ({taxId}) => (taxId ? `${taxId.name}, such as ${taxId.example}` : 'none'),
}

/** What the law and the custom of each site's country decide. */
export function marketRows(facts: Facts): Omit<Row, 'usual'>[] {
  return (Object.keys(marketKeys) as Key[]).map((key) => {
    const {area, name, meaning} = marketKeys[key]
    const cells = facts.sites.map(({site}) => {
      const market = marketOfSite(site)
      const value = special[key]?.(market, site) ?? inWords(market[key])
      return [site.id, {value, source: 'market'} as const] as const
    })
    return {key: `market.${key}`, area, name, meaning, cells: Object.fromEntries(cells)}
  })
}
