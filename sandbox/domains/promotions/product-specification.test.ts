import {
  matchesProduct,
  type Comparator,
  type ConditionGroup,
  type ProductCondition,
  type ProductFacts,
} from './product-specification'

/** A stroller of a brand, in two colours. */
const stroller = (facts: Partial<ProductFacts> = {}): ProductFacts => ({
  id: 'BH-1010-sand',
  masterId: 'BH-1010',
  brand: () => 'Barnholt',
  price: () => 499.9,
  stock: () => 12,
  attribute: (id) => (id === 'custom.colour' ? ['sand', 'black'] : []),
  category: (catalog, operator, id) => `${catalog} ${operator} ${id}` === 'shop is equal strollers',
  inSet: (id) => id === null || id === 'travel',
  priceFrom: (book, operator) => `${book} ${operator}` === 'sale price in',
  option: (id) => (id === 'engraving' ? 'name' : undefined),
  ...facts,
})

const meets = (condition: ProductCondition, product = stroller()): boolean =>
  matchesProduct({included: [[condition]], excluded: []}, product)

const brand = (operator: Comparator, ...values: string[]): ProductCondition => ({
  kind: 'brand',
  operator,
  values,
})
const never = brand('is equal', 'Other')
const always = brand('is equal', 'Barnholt')

describe('a specification', () => {
  it.each<[ConditionGroup[], ConditionGroup[], boolean]>([
    [[], [], true],
    [[[always]], [], true],
    [[[never]], [], false],
    [[[always, never]], [], false],
    [[[always, always]], [], true],
    [[[never], [always]], [], true],
    [[], [[always]], false],
    [[], [[never]], true],
    [[], [[always, never]], true],
    [[], [[never], [always]], false],
    [[[always]], [[always]], false],
  ])('that includes %j without %j has the product: %s', (included, excluded, expected) => {
    expect(matchesProduct({included, excluded}, stroller())).toBe(expected)
  })
})

describe('a condition on texts', () => {
  it.each<[Comparator, string[], boolean]>([
    ['exists', [], true],
    ['does not exist', [], false],
    ['is equal', ['Other', 'Barnholt'], true],
    ['is equal', ['Barn'], false],
    ['equals', ['Barnholt'], true],
    ['equals', ['barnholt'], false],
    ['is not equal', ['Barn'], true],
    ['is not equal', ['Other', 'Barnholt'], false],
    ['starts with', ['Barn'], true],
    ['starts with', ['holt'], false],
    ['ends with', ['holt'], true],
    ['ends with', ['Barn'], false],
    ['contains', ['rnho'], true],
    ['contains', ['xx'], false],
    ['does not contain', ['xx'], true],
    ['does not contain', ['xx', 'rnho'], false],
  ])('"%s" %j is met: %s', (operator, values, expected) => {
    expect(meets({kind: 'brand', operator, values})).toBe(expected)
  })

  it.each<[Comparator, boolean]>([
    ['exists', false],
    ['does not exist', true],
    ['is equal', false],
    ['is not equal', true],
    ['contains', false],
    ['does not contain', true],
  ])('"%s" on a product without a brand is met: %s', (operator, expected) => {
    expect(meets(brand(operator, 'Barnholt'), stroller({brand: () => undefined}))).toBe(expected)
  })

  it.each<[Comparator, string[], boolean]>([
    ['is equal', ['BH-1010-sand'], true],
    ['is equal', ['BH-1010'], true],
    ['is equal', ['BH-1011'], false],
    ['is not equal', ['BH-1010'], false],
    ['starts with', ['BH-10'], true],
  ])('a product id "%s" %j, of the variant or its master, is met: %s', (operator, values, is) => {
    expect(meets({kind: 'product-id', operator, values})).toBe(is)
  })

  it('a product without a master is known by its own id alone', () => {
    const single = stroller({masterId: null})
    const withId = (id: string) =>
      meets({kind: 'product-id', operator: 'is equal', values: [id]}, single)
    expect([withId('BH-1010-sand'), withId('BH-1010'), withId('null')]).toEqual([
      true,
      false,
      false,
    ])
  })
})

describe('a condition on an attribute', () => {
  const on = (attributeId: string, operator: Comparator, values: string[], have?: string[]) =>
    meets(
      {kind: 'attribute', attributeId, operator, values},
      have ? stroller({attribute: () => have}) : stroller(),
    )
  it.each<[string, Comparator, string[], boolean]>([
    ['custom.colour', 'equals', ['black'], true],
    ['custom.colour', 'equals', ['red'], false],
    ['custom.colour', 'exists', [], true],
    ['custom.material', 'exists', [], false],
    ['custom.material', 'does not exist', [], true],
    ['custom.colour', 'does not exist', [], false],
  ])('%s "%s" %j is met: %s', (attribute, operator, values, expected) => {
    expect(on(attribute, operator, values)).toBe(expected)
  })

  it.each<[Comparator, string, boolean]>([
    ['less than', '10', true],
    ['less than', '9', false],
    ['greater than', '8', true],
    ['greater than', '9', false],
  ])('compares numbers as numbers: 9 is %s %s: %s', (operator, value, expected) => {
    expect(on('custom.weight', operator, [value], ['9'])).toBe(expected)
  })
})

describe('a condition on a number', () => {
  it.each<[Comparator, string[], boolean]>([
    ['less than', ['499.9'], false],
    ['less than', ['499.91'], true],
    ['greater than', ['499.9'], false],
    ['greater than', ['499.89'], true],
    ['ends with', ['90'], true],
    ['ends with', ['99', '990'], true],
    ['ends with', ['99'], false],
  ])('a price of 499.90 "%s" %j is met: %s', (operator, values, expected) => {
    expect(meets({kind: 'price', operator, values})).toBe(expected)
  })

  it('a product without a price meets none', () => {
    const free = stroller({price: () => null})
    for (const operator of ['less than', 'greater than', 'ends with'] as const)
      expect(meets({kind: 'price', operator, values: ['0']}, free)).toBe(false)
  })

  it.each<[Comparator, string, boolean]>([
    ['less than', '12', false],
    ['less than', '13', true],
    ['greater than', '12', false],
    ['greater than', '11', true],
  ])('a stock of 12 is "%s" %s: %s', (operator, value, expected) => {
    expect(meets({kind: 'inventory', operator, values: [value]})).toBe(expected)
  })
})

describe('a condition on where a product belongs', () => {
  it('a category is compared in its catalogue, by the operator', () => {
    const category = (catalogId: string, operator: 'is equal' | 'is child of', id: string) =>
      meets({kind: 'category', catalogId, operator, values: ['other', id]})
    expect(category('shop', 'is equal', 'strollers')).toBe(true)
    expect(category('shop', 'is child of', 'strollers')).toBe(false)
    expect(category('master', 'is equal', 'strollers')).toBe(false)
    expect(category('shop', 'is equal', 'chairs')).toBe(false)
  })

  it.each<[Comparator, string[], readonly (string | null)[], boolean]>([
    ['exists', [], [null], true],
    ['exists', ['other'], [null], true],
    ['is equal', [], [null], true],
    ['is equal', [], ['travel'], false],
    ['is equal', ['other', 'travel'], [null, 'travel'], true],
    ['is equal', ['other'], [null, 'travel'], false],
  ])('a set "%s" %j of %j is met: %s', (operator, values, sets, expected) => {
    const inSets = stroller({inSet: (id) => sets.includes(id)})
    expect(meets({kind: 'product-set', operator, values}, inSets)).toBe(expected)
  })

  it('a price book is one of those that the condition names', () => {
    const from = (...values: string[]) => meets({kind: 'pricebook', operator: 'price in', values})
    expect([from('list', 'sale'), from('list'), from()]).toEqual([true, false, false])
    expect(meets({kind: 'pricebook', operator: 'storefront price in', values: ['sale']})).toBe(
      false,
    )
  })

  it('an option is that of the line', () => {
    const option = (optionId: string, value: string) =>
      meets({kind: 'option', optionId, operator: 'is equal', values: [value]})
    expect(option('engraving', 'name')).toBe(true)
    expect(option('engraving', 'date')).toBe(false)
    expect(option('wrapping', 'name')).toBe(false)
  })
})
