import type {
  CategoryComparator,
  Comparator,
  ConditionGroup,
  ProductCondition,
  ProductSpecification,
} from '../../domains/promotions/product-specification'
import type {XmlNode} from '../xml-node'

/** Reads to which products a promotion, a coupon rule or a shipping cost applies. */
export function readSpecification(node: XmlNode): ProductSpecification {
  return {
    included: readGroups(node, 'included-products'),
    excluded: readGroups(node, 'excluded-products'),
  }
}

/** The specification below a child, or null when there is none. */
export function childSpecification(parent: XmlNode, name: string): ProductSpecification | null {
  const node = parent.first(name)
  return node ? readSpecification(node) : null
}

function readGroups(node: XmlNode, name: string): ConditionGroup[] {
  return node
    .walk(name, 'condition-group')
    .map(readGroup)
    .filter((group) => group.length > 0)
}

/** Conditions by element; each gets the operator and the texts of one kind of child. */
const conditions: Readonly<Record<string, (node: XmlNode) => ProductCondition>> = {
  'brand-condition': (node) => ({
    kind: 'brand',
    operator: operatorOf(node),
    values: texts(node, 'brand'),
  }),
  'product-id-condition': (node) => ({
    kind: 'product-id',
    operator: operatorOf(node),
    values: texts(node, 'product-id'),
  }),
  'category-condition': (node) => ({
    kind: 'category',
    catalogId: node.required('catalog-id'),
    operator: (node.attributes['operator'] ?? 'is equal') as CategoryComparator,
    values: texts(node, 'category-id'),
  }),
  'price-condition': (node) => ({
    kind: 'price',
    operator: operatorOf(node),
    values: [...texts(node, 'price'), ...texts(node, 'price-ending')],
  }),
  'inventory-condition': (node) => ({
    kind: 'inventory',
    operator: operatorOf(node),
    values: texts(node, 'ats'),
  }),
  'attribute-condition': (node) => ({
    kind: 'attribute',
    attributeId: node.required('attribute-id'),
    operator: operatorOf(node),
    values: texts(node, 'attribute-value'),
  }),
  'product-set-condition': (node) => ({
    kind: 'product-set',
    operator: operatorOf(node),
    values: texts(node, 'product-set-id'),
  }),
  'pricebook-condition': (node) => ({
    kind: 'pricebook',
    operator: (node.attributes['operator'] ?? 'storefront price in (recursive)') as Extract<
      ProductCondition,
      {kind: 'pricebook'}
    >['operator'],
    values: texts(node, 'pricebook-id'),
  }),
  'option-condition': (node) => ({
    kind: 'option',
    optionId: node.required('option-id'),
    operator: operatorOf(node),
    values: texts(node, 'option-value-id'),
  }),
}

function readGroup(group: XmlNode): ProductCondition[] {
  return Object.entries(conditions).flatMap(([name, read]) => group.all(name).map(read))
}

function operatorOf(node: XmlNode): Comparator {
  return (node.attributes['operator'] ?? 'is equal') as Comparator
}

function texts(node: XmlNode, name: string): string[] {
  return node
    .all(name)
    .map(({text}) => text.trim())
    .filter((text) => text !== '')
}
