import type {UrlPart, UrlRules} from '../../domains/seo/url-rules'
import {findRow, upsert} from '../row-repository'
import {localeOf} from '../values'
import type {XmlNode} from '../xml-node'
import type {FileReader} from '../xml-stream'
import type {ReadContext} from './read-context'

/** Rules that do not apply to a storefront outside B2C Commerce. */
const withoutEffect = [
  'locale-settings',
  'category-page-url-override',
  'category-trailing-slash',
  'category-offline-url-generation',
  'category-search-refinement-url-enabled',
  'category-search-refinements',
  'product-rule',
  'product-page-url-override',
  'folder-rule',
  'folder-page-url-override',
  'folder-trailing-slash',
  'folder-offline-url-generation',
  'folder-search-refinement-url-enabled',
  'folder-search-refinements',
  'content-rule',
  'content-page-url-override',
  'pipeline-aliases',
  'pipeline-trailing-slash',
  'pipeline-perform-redirect',
  'search-refinement-url-settings',
]

const freshRules: UrlRules = {
  lowerCase: true,
  blank: '-',
  replacements: {},
  category: [],
  productIdSeparator: '/',
  contentIdSeparator: '/',
}

/** Reads `url-rules.xml` of a site: the parts of the addresses of categories and products. */
export function urlRulesReader({db, report, siteId}: ReadContext): FileReader {
  const row = findRow<{rules: string}>(db, 'url_rules', {site_id: siteId})
  let rules: UrlRules = row ? (JSON.parse(row.rules) as UrlRules) : freshRules
  let replaces = true
  const take = (changes: Partial<UrlRules>): void => {
    rules = {...rules, ...changes}
    const stored = replaces ? rules : {...rules, replacements: {}}
    upsert(db, 'url_rules', {site_id: siteId, rules: stored})
  }
  return {
    root: 'url-rules',
    start() {
      take({})
      report.count('sets of URL rules')
    },
    records: {
      'general-settings'(node) {
        node.all('character-replacements-for-page-url-enabled')
        replaces = node.boolean('character-replacements-enabled') ?? replaces
        const blank = node.string('blank-substitute') ?? rules.blank
        take({
          lowerCase: node.boolean('lower-case-urls') ?? rules.lowerCase,
          // Addresses are compared after decoding.
          blank: blank === '%20' ? ' ' : blank,
        })
      },
      'category-rule': (node) => take({category: partsOf(node)}),
      'product-id-separator': (node) => take({productIdSeparator: node.text.trim() || '/'}),
      'content-id-separator': (node) => take({contentIdSeparator: node.text.trim() || '/'}),
      'character-replacements'(node) {
        const pairs = node
          .all('character-replacement')
          .map((one) => [one.string('character') ?? '', one.string('replacement') ?? ''] as const)
        take({replacements: {...rules.replacements, [localeOf(node)]: pairs}})
      },
      ...Object.fromEntries(withoutEffect.map((name) => [name, takeAll])),
    },
  }
}

/** `[ attribute, displayName ]`, one part after the other. */
function partsOf(node: XmlNode): UrlPart[] {
  return [...node.text.matchAll(/\[\s*(\w+)\s*,\s*([^\]]*?)\s*\]/g)].flatMap(
    ([, kind, value = '']): UrlPart[] =>
      kind === 'attribute' || kind === 'constant' ? [{kind, value}] : [],
  )
}

function takeAll(node: XmlNode): void {
  for (const child of node.children) {
    node.all(child.name)
    takeAll(child)
  }
}
