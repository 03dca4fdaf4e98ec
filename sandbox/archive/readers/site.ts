import {findRow, mergeRow, whole} from '../row-repository'
import type {JsonValue} from '../../domains/json'
import {SiteRegistry} from '../../domains/sites/site-registry'
import type {XmlNode} from '../xml-node'
import type {FileReader} from '../xml-stream'
import {assignMetaTagRules} from './page-meta-tags'
import type {ReadContext} from './read-context'

/** Reads `site.xml`. Its records arrive one by one, so the site is written with each of them. */
export function siteReader({db, report, siteId}: ReadContext): FileReader {
  const facts: Record<string, string> = {}
  const write = () => {
    mergeRow(
      db,
      'site',
      {id: siteId},
      {
        name: facts['name'],
        currency: facts['currency'],
        taxation: facts['taxation'],
        status: facts['storefront-status'],
      },
      freshSite(siteId),
    )
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
      'storefront-status': fact,
      'storefront-password': nothing,
      'home-page-meta-tag-rules'(node) {
        assignMetaTagRules(db, node, 'home-page', {kind: 'site', owner_id: '', object_id: siteId})
      },
    },
  }
}

/**
 * Reads `preferences.xml`: values for all instances, and those for development instances, because the
 * sandbox is one. Values of an earlier archive stay unless this one replaces them.
 */
export function preferencesReader({db, report, siteId}: ReadContext): FileReader {
  const preferences: Record<string, JsonValue> = storedPreferences(db, siteId)
  const take = (node: XmlNode) => {
    preferences[node.required('preference-id')] = preferenceValue(node)
    mergeRow(db, 'site', {id: siteId}, {preferences: whole(preferences)}, freshSite(siteId))
    report.count('preferences')
  }
  return {
    root: 'preferences',
    records: {
      'standard-preferences/all-instances/preference': take,
      'standard-preferences/development/preference': take,
      'custom-preferences/development/preference': take,
      'custom-preferences/all-instances/preference': take,
      'standard-preferences/staging': otherInstance,
      'standard-preferences/production': otherInstance,
      'custom-preferences/staging': otherInstance,
      'custom-preferences/production': otherInstance,
    },
  }
}

/** Marks values for other instances as read, so that they are not reported as unknown. */
function otherInstance(node: XmlNode): void {
  node.walk('preference', 'value')
}

function storedPreferences(db: ReadContext['db'], siteId: string): Record<string, JsonValue> {
  const row = findRow<{preferences: string}>(db, 'site', {id: siteId})
  return row ? (JSON.parse(row.preferences) as Record<string, JsonValue>) : {}
}

const freshSite = (id: string) => ({
  name: id,
  currency: '',
  taxation: 'gross',
  status: 'online',
  preferences: {},
})

function preferenceValue(node: XmlNode): JsonValue {
  const values = node.all('value')
  if (values.length > 0) return values.map(({text}) => text.trim())
  const text = node.text.trim()
  if (text === 'true' || text === 'false') return text === 'true'
  return text
}

/** The currency that a site has by default; undefined when neither the site nor a price book has one. */
export function siteCurrency(db: ReadContext['db'], siteId: string): string | undefined {
  const row = findRow<{currency: string}>(db, 'site', {id: siteId})
  return row?.currency || new SiteRegistry(db).get(siteId)?.currency || undefined
}
