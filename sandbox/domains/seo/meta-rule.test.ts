import {evaluateRule} from './meta-rule'
import {MetaRuleError, parseMetaRule} from './parse-meta-rule'

const values: Readonly<Record<string, string>> = {
  'Product.name': 'Grow chair',
  'Product.brand': 'Test',
  'ProductPrice.min': '45.99',
  'ProductPrice.max': '69.00',
  'ProductPrice.same': '45.99',
  'SearchRefinement.color': 'green',
  SearchPhrase: 'oak',
}
const show = (rule: string) =>
  evaluateRule(parseMetaRule(rule), (object, path) => values[path ? `${object}.${path}` : object])

it.each([
  ['Plain text', 'Plain text'],
  ['${Product.name} | ${Product.brand}', 'Grow chair | Test'],
  ['Buy ${Product.unknown} now', 'Buy  now'],
  ['${Product.pageTitle ELSE Product.name}', 'Grow chair'],
  ["${Product.name ELSE Product.brand AND Constant(' x')}", 'Grow chair'],
  ["${Product.pageTitle ELSE Product.name AND Constant(' | Shop')}", 'Grow chair | Shop'],
  ["${Product.name AND(' - ') Product.brand}", 'Grow chair - Test'],
  ["${Product.name AND(' - ') Product.unknown}", ''],
  ["${Product.unknown OR(', ') Product.name OR(', ') Product.brand}", 'Grow chair, Test'],
  [
    "for ${IF ProductPrice.min EQ ProductPrice.max THEN ProductPrice.min ELSE ProductPrice.min AND('-') ProductPrice.max}.",
    'for 45.99-69.00.',
  ],
  ['${IF ProductPrice.min EQ ProductPrice.same THEN ProductPrice.min}', '45.99'],
  [
    "${IF SearchRefinement.size OR SearchRefinement.color THEN Constant('noindex') ELSE Constant('index')},follow",
    'noindex,follow',
  ],
  ["${IF SearchRefinement.size THEN Constant('noindex')}", ''],
  ["${Constant('it\\'s ') AND SearchPhrase}", "it's oak"],
])('%s is %s', (rule, text) => {
  expect(show(rule)).toBe(text)
})

it.each([
  '${Product.name',
  '${}',
  '${Product.name ELSE}',
  '${Constant(oak)}',
  '${IF Product.name}',
  '${product.name}',
  "${Product.name AND(' - ' Product.brand}",
])('%s is not a rule', (rule) => {
  expect(() => parseMetaRule(rule)).toThrow(MetaRuleError)
})
