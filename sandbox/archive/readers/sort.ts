import {upsert} from '../upsert'
import type {SortAttribute} from '../../domains/search/sorting'
import {localized} from '../values'
import type {XmlNode} from '../xml-node'
import type {FileReader} from '../xml-stream'
import type {ReadContext} from './read-context'
import {clearSite} from './site'

/** Reads `sort.xml`: sorting rules and the options that shoppers choose from. */
export function sortReader({db, report, siteId}: ReadContext): FileReader {
  return {
    root: 'sort',
    start() {
      clearSite(db, 'sorting_rule', siteId)
      clearSite(db, 'sorting_option', siteId)
    },
    records: {
      'sorting-rule'(node) {
        node.all('description')
        upsert(db, 'sorting_rule', {
          site_id: siteId,
          id: node.required('rule-id'),
          attributes: readAttributes(node),
        })
      },
      'sorting-options'(node) {
        node.all('sorting-option').forEach((option, position) => {
          option.all('rule-context')
          option.all('description')
          upsert(db, 'sorting_option', {
            site_id: siteId,
            id: option.required('option-id'),
            position,
            rule_id: option.string('rule-id'),
            name: localized(option, 'display-name'),
          })
          report.count('sorting options')
        })
      },
      'sorting-rule-assignment'() {
        // Shoppers reach rules by sorting options only.
      },
      'keyword-search-sorting-rule-assignment'() {
        // Shoppers reach rules by sorting options only.
      },
    },
  }
}

function readAttributes(rule: XmlNode): SortAttribute[] {
  const attributes = rule.first('sorting-attributes')
  if (!attributes) return []
  return attributes.children.flatMap((node): SortAttribute[] => {
    const descending = node.string('direction') === 'descending'
    switch (node.name) {
      case 'category-position':
      case 'text-relevance':
      case 'availability-status':
        attributes.all(node.name)
        return [{by: node.name}]
      case 'price':
        attributes.all('price')
        return [{by: 'price', descending}]
      case 'attribute': {
        attributes.all('attribute')
        node.all('include-text-relevance')
        const path = node.string('attribute-path')
        return path ? [{by: 'attribute', path, descending}] : []
      }
      default:
        return []
    }
  })
}
