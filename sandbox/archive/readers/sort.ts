import {nextPosition, remove} from '../row-repository'
import type {SortAttribute} from '../../domains/search/sorting'
import type {WeightedAttribute} from '../../domains/search/sort-keys'
import {ifNamed, isDeletion, localized} from '../values'
import type {XmlNode} from '../xml-node'
import type {FileReader} from '../xml-stream'
import type {ReadContext} from './read-context'
import {writeRecord} from './write-record'

/** Reads `sort.xml`: sorting rules and the options that shoppers choose from. */
export function sortReader(context: ReadContext): FileReader {
  const {db, report, siteId} = context
  const assign = (node: XmlNode, categoryId: string): void => {
    const key = {site_id: siteId, category_id: categoryId}
    if (isDeletion(node)) remove(db, 'sorting_assignment', key)
    else {
      writeRecord(context, node, 'sorting_assignment', key, {rule_id: node.required('rule-id')})
    }
  }
  const assignInCampaign = (node: XmlNode, categoryId: string): void => {
    const key = {
      site_id: siteId,
      category_id: categoryId,
      campaign_id: node.required('campaign-id'),
    }
    if (isDeletion(node)) remove(db, 'sorting_campaign', key)
    else writeRecord(context, node, 'sorting_campaign', key, {rule_id: node.required('rule-id')})
  }
  return {
    root: 'sort',
    records: {
      'sorting-rule'(node) {
        node.all('description')
        const key = {site_id: siteId, id: node.required('rule-id')}
        if (isDeletion(node)) {
          remove(db, 'sorting_rule', key)
          return
        }
        writeRecord(
          context,
          node,
          'sorting_rule',
          key,
          {attributes: ifNamed(node, 'sorting-attributes', readAttributes)},
          {attributes: []},
        )
      },
      'sorting-options'(node) {
        for (const option of node.all('sorting-option')) {
          option.all('rule-context')
          option.all('description')
          const key = {site_id: siteId, id: option.required('option-id')}
          if (isDeletion(option)) {
            remove(db, 'sorting_option', key)
            continue
          }
          writeRecord(
            context,
            option,
            'sorting_option',
            key,
            {rule_id: option.string('rule-id'), name: localized(option, 'display-name')},
            {position: nextPosition(db, 'sorting_option', {site_id: siteId})},
          )
          report.count('sorting options')
        }
      },
      'sorting-rule-assignment'(node) {
        assign(node, node.required('category-id'))
      },
      'keyword-search-sorting-rule-assignment'(node) {
        if (node.attributes['keyword-group-id'])
          throw node.error('keyword groups are not supported')
        assign(node, '')
      },
      'sorting-rule-campaign-assignment'(node) {
        assignInCampaign(node, node.required('category-id'))
      },
      'keyword-search-sorting-rule-campaign-assignment'(node) {
        if (node.attributes['keywords'])
          throw node.error('rules for single words are not supported')
        assignInCampaign(node, '')
      },
      'dynamic-attribute'(node) {
        const key = {site_id: siteId, id: node.required('dynamic-attribute-id')}
        if (isDeletion(node)) {
          remove(db, 'sorting_dynamic_attribute', key)
          return
        }
        const parts = node.all('weighted-attribute')
        writeRecord(
          context,
          node,
          'sorting_dynamic_attribute',
          key,
          {parts: parts.length > 0 ? parts.map(readWeighted) : undefined},
          {parts: []},
        )
      },
    },
  }
}

function readAttributes(attributes: XmlNode): SortAttribute[] {
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
