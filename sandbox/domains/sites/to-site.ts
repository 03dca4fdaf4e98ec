import type {Database} from '../../db/database'
import type {JsonValue} from '../json'
import {chooseFor, withParents, type BookCandidate} from './site-assignments'
import {SitePreferences, wireLocale} from './site-preferences'
import type {Site} from './site-registry'
import type {CandidateKind, SiteRow} from './site-repository'
import {readBookCandidates, readCandidates} from './site-repository'

/**
 * A site as its archive assigns it. Standard preferences of real exports (`SiteCatalog`,
 * `SitePriceBooks` ...) and this project's own (`siteCatalog` ...) say the same; what neither says,
 * or what they name without it being there, is chosen from what the database has.
 */
export function toSite(db: Database, row: SiteRow): Site {
  const values = JSON.parse(row.preferences) as Record<string, JsonValue>
  const preferences = new SitePreferences(values)
  const notes: string[] = []
  const contentOnly = values['isContentOnlySite'] === true
  const assigned = (kind: CandidateKind, named: string, hint: string) => {
    const candidates = readCandidates(db, kind)
    if (candidates.some(({id}) => id === named)) return named
    if (named === '' && contentOnly) return ''
    // A catalog without categories cannot be browsed: it holds products for others.
    const usable = kind === 'catalog' ? candidates.filter(({size}) => size > 0) : candidates
    const chosen = chooseFor(row.id, usable.length > 0 ? usable : candidates, hint)
    if (named !== '') {
      notes.push(`${kind} ${named} is not in the archive, ${chosen || 'none'} is used instead`)
    }
    return chosen
  }
  const books = assignedBooks(db, preferences, contentOnly, notes)
  const currencies = assignedCurrencies(row, preferences, books)
  const locales = assignedLocales(preferences)
  const defaultLocale = wireLocale(preferences.text('siteDefaultLocale', 'SiteDefaultLocale'))
  const taxation = preferences.text('siteTaxation')
  return {
    id: row.id,
    name: row.name,
    catalogId: assigned('catalog', preferences.text('siteCatalog', 'SiteCatalog'), 'storefront'),
    priceBookIds: books.map(({id}) => id),
    inventoryListId: assigned(
      'inventory list',
      preferences.text('siteInventoryList', 'SiteInventoryList'),
      'inventory',
    ),
    libraryId: assigned('library', preferences.text('siteLibrary', 'SiteLibrary'), 'shared'),
    customerListId: preferences.text('siteCustomerList', 'SiteCustomerList') || row.id,
    currency: currencies[0] ?? '',
    currencies,
    locales,
    defaultLocale: defaultLocale || locales[0] || 'default',
    taxation: taxation === 'net' || taxation === 'gross' ? taxation : row.taxation,
    contentOnly,
    online: row.status !== 'offline',
    preferences: values,
    notes,
  }
}

/** Books the preferences name, with what they fall back to; without a word about them, all. */
function assignedBooks(
  db: Database,
  preferences: SitePreferences,
  contentOnly: boolean,
  notes: string[],
): BookCandidate[] {
  const all = readBookCandidates(db)
  const named = preferences.list('sitePriceBooks', 'SitePriceBooks')
  const known = new Map(all.map((book) => [book.id, book]))
  const missing = named.filter((id) => !known.has(id))
  if (missing.length > 0) notes.push(`price books ${missing.join(', ')} are not in the archive`)
  const bookIds = named.length > 0 || contentOnly ? named : all.map(({id}) => id)
  return withParents(bookIds, all).flatMap((id) => known.get(id) ?? [])
}

/** The default currency first. Without a list, every currency that the site has prices in. */
function assignedCurrencies(
  row: SiteRow,
  preferences: SitePreferences,
  books: readonly BookCandidate[],
): string[] {
  const named = preferences.list('siteCurrencies', 'SiteCurrencies')
  const priced = books.map(({currency}) => currency)
  const first = preferences.text('siteCurrency') || row.currency || named[0] || priced[0]
  return [...new Set([...(first ? [first] : []), ...(named.length > 0 ? named : priced)])]
}

function assignedLocales(preferences: SitePreferences): string[] {
  const named = preferences
    .list('siteLocales', 'SiteLocales')
    .map(wireLocale)
    .filter((locale) => locale !== 'default' && locale !== 'x-default')
  return named.length > 0 ? named : ['default']
}
