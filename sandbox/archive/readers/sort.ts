import {upsert} from '../row-repository'
import type {SortAttribute} from '../../domains/search/sorting'
import type {WeightedAttribute} from '../../domains/search/sort-keys'
import {isDeletion, localized} from '../values'
import type {XmlNode} from '../xml-node'
import type {FileReader} from '../xml-stream'
import type {ReadContext} from './read-context'
import {clearSite} from './site'

/** Reads `sort.xml`: sorting rules and the options that shoppers choose from. */
export function sortReader({db, report, siteId}: ReadContext): FileReader {
  const assign = (node: XmlNode, categoryId: string): void => {
    if (isDeletion(node)) return
    const ruleId = node.required('rule-id')
    upsert(db, 'sorting_assignment', {site_id: siteId, category_id: categoryId, rule_id: ruleId})
  }
  const assignInCampaign = (node: XmlNode, categoryId: string): void => {
    if (isDeletion(node)) return
    upsert(db, 'sorting_campaign', {
      site_id: siteId,
      category_id: categoryId,
      campaign_id: node.required('campaign-id'),
      rule_id: node.required('rule-id'),
    })
  }
  return {
    root: 'sort',
    start() {
      clearSite(db, 'sorting_rule', siteId)
      clearSite(db, 'sorting_option', siteId)
      clearSite(db, 'sorting_assignment', siteId)
      clearSite(db, 'sorting_campaign', siteId)
      clearSite(db, 'sorting_dynamic_attribute', siteId)
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
      'sorting-rule-assignment'(node) {
        assign(node, node.required('category-id'))
      },
      'keyword-search-sorting-rule-assignment'(node) {
        // Keyword groups are not supported; the rule for all searches applies.
        if (!node.attributes['keyword-group-id']) assign(node, '')
      },
      'sorting-rule-campaign-assignment'(node) {
        assignInCampaign(node, node.required('category-id'))
      },
      'keyword-search-sorting-rule-campaign-assignment'(node) {
        // Single words are not supported; the rule for all searches applies.
        if (!node.attributes['keywords']) assignInCampaign(node, '')
      },
      'dynamic-attribute'(node) {
        upsert(db, 'sorting_dynamic_attribute', {
          site_id: siteId,
          id: node.required('dynamic-attribute-id'),
          parts: node.all('weighted-attribute').map(readWeighted),
        })
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
      case 'unit-price':
        attributes.all(node.name)
        return [{by: 'price', descending}]
      case 'attribute': {
        attributes.all('attribute')
        node.all('include-text-relevance')
        const path = node.string('attribute-path')
        return path ? [{by: 'attribute', path, descending}] : []
      }
      case 'dynamic-attribute':
        attributes.all(node.name)
        node.all('include-text-relevance')
        return [{by: 'weighted', id: node.required('dynamic-attribute-id')}]
      default:
        return []
    }
  })
}

function readWeighted(node: XmlNode): WeightedAttribute {
  const missing = node.string('default-value')
  return {
    path: node.string('attribute-path') ?? '',
    weight: node.number('weight') ?? 1,
    descending: node.string('direction') === 'descending',
    missing: missing === 'maximum' || missing === 'average' ? missing : 'minimum',
  }
}
