import type {ConditionGroup, GroupRule} from '../../domains/customers/group-rule'
import type {XmlNode} from '../xml-node'

/** Children that hold the values of a condition; ranges hold two. */
const valueNames = ['string', 'int', 'number', 'date', 'number-of-days', 'time-period']
const ranges = {
  'int-range': ['min', 'max'],
  'number-range': ['min', 'max'],
  'date-range': ['from', 'to'],
} as const

/**
 * Reads conditions on attributes: of customers in a dynamic group, or of addresses to which a
 * shipping method does not deliver. `of` is `customers` or `addresses`.
 */
export function readConditionRule(node: XmlNode, of: 'customers' | 'addresses'): GroupRule {
  return {
    included: readGroups(node, `included-${of}`),
    excluded: readGroups(node, `excluded-${of}`),
  }
}

function readGroups(node: XmlNode, name: string): ConditionGroup[] {
  return node.walk(name, 'condition-group').map((group) => ({
    mode: group.attributes['match-mode'] === 'any' ? 'any' : 'all',
    conditions: group.all('condition').map((condition) => ({
      path: condition.string('attribute-path') ?? '',
      operator: condition.string('operator') ?? 'exists',
      values: valuesOf(condition),
    })),
  }))
}

function valuesOf(condition: XmlNode): string[] {
  const single = valueNames.flatMap((name) => condition.all(name).map(({text}) => text.trim()))
  const pairs = Object.entries(ranges).flatMap(([name, ends]) =>
    condition.all(name).flatMap((range) => ends.map((end) => range.string(end) ?? '')),
  )
  return [...single, ...pairs]
}
