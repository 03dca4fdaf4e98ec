import {queryOne} from '../../db/database'
import {remove, upsert} from '../upsert'
import type {JsonValue} from '../../domains/json'
import type {XmlNode} from '../xml-node'
import type {FileReader} from '../xml-stream'
import type {ReadContext} from './read-context'

/** Reads `site.xml`. Its records arrive one by one, so the site is written with each of them. */
export function siteReader({db, report, siteId}: ReadContext): FileReader {
  const facts: Record<string, string> = {}
  const write = () => {
    const before = queryOne<{preferences: string}>(
      db,
      'SELECT preferences FROM site WHERE id = ?',
      siteId,
    )
    upsert(db, 'site', {
      id: siteId,
      name: facts['name'] ?? siteId,
      currency: facts['currency'] ?? '',
      taxation: facts['taxation'] === 'net' ? 'net' : 'gross',
      preferences: before?.preferences ?? '{}',
    })
  }
  const fact = (node: XmlNode) => {
    facts[node.name] = node.text.trim()
    write()
  }
  const nothing = () => undefined
  return {
    root: 'site',
    start() {
      write()
      report.count('sites')
    },
    records: {
      name: fact,
      currency: fact,
      taxation(node) {
        if (!['net', 'gross'].includes(node.text.trim())) {
          throw node.error(`<taxation> must be net or gross, not '${node.text.trim()}'`)
        }
        fact(node)
      },
      description: nothing,
      brand: nothing,
      'billing-entity': nothing,
      'custom-cartridges': nothing,
      'storefront-status': nothing,
    },
  }
}

/** Reads `preferences.xml`; custom preferences of all instances win over those of one. */
export function preferencesReader({db, report, siteId}: ReadContext): FileReader {
  const preferences: Record<string, JsonValue> = {}
  const take = (node: XmlNode) => {
    preferences[node.required('preference-id')] = preferenceValue(node)
    upsert(db, 'site', {...siteColumns(db, siteId), preferences})
    report.count('preferences')
  }
  return {
    root: 'preferences',
    records: {
      'standard-preferences/all-instances/preference': take,
      'standard-preferences/development/preference': take,
      'custom-preferences/development/preference': take,
      'custom-preferences/all-instances/preference': take,
    },
  }
}

function siteColumns(db: ReadContext['db'], siteId: string) {
  const row = queryOne<{name: string; currency: string; taxation: string}>(
    db,
    'SELECT name, currency, taxation FROM site WHERE id = ?',
    siteId,
  )
  return {
    id: siteId,
    name: row?.name ?? siteId,
    currency: row?.currency ?? '',
    taxation: row?.taxation ?? 'gross',
  }
}

function preferenceValue(node: XmlNode): JsonValue {
  const values = node.all('value')
  if (values.length > 0) return values.map(({text}) => text.trim())
  const text = node.text.trim()
  if (text === 'true' || text === 'false') return text === 'true'
  return text
}

/** Forgets everything that files below one site write, before they are read again. */
export function clearSite(db: ReadContext['db'], table: string, siteId: string): void {
  remove(db, table, {site_id: siteId})
}
