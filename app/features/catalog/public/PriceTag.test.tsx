import {screen} from '@testing-library/react'
import {renderInShop} from '@app/shared/test/render'
import {contentOf, type PriceModel, usePriceText, type PriceText} from './price'
import {WrittenPrice} from './PriceTag'

interface WrittenProps {
  price: PriceModel
  overrides?: Partial<PriceText>
}

function Written({price, overrides}: WrittenProps) {
  const text = {...usePriceText(), withLowestPrice: false, ...overrides}
  return <WrittenPrice price={price} text={text} />
}

const written = (price: PriceModel, overrides?: Partial<PriceText>): string =>
  renderInShop(<Written price={price} overrides={overrides} />).container.textContent ?? ''

test.each([
  ['list', {amount: 899}, '€899.00'],
  ['free', {amount: 0}, 'Free'],
  ['range', {amount: 899, max: 949}, '€899.00 to €949.00'],
  ['from', {amount: 25, max: 99, parts: true as const}, 'From €25.00'],
  ['sale', {amount: 749, list: 899}, '€749.00 Was €899.00€899.00'],
  ['sale of some variants', {amount: 749, max: 949, list: 899}, 'From €749.00 Was €899.00€899.00'],
])('a price is written in the form %s', (_form, price, expected) => {
  expect(written(price)).toBe(expected)
})

test('the struck price is for the eye, its words are for the ear', () => {
  renderInShop(<Written price={{amount: 749, list: 899}} />)
  expect(screen.getByText('€899.00', {selector: 's'})).toHaveAttribute('aria-hidden', 'true')
  expect(screen.getByText('Was €899.00')).toBeInTheDocument()
})

test('where the law wants it the lowest price of 30 days stands beside a reduction, only there', () => {
  const law = {withLowestPrice: true}
  expect(written({amount: 749, list: 899}, law)).toContain(
    'Lowest price of the last 30 days: €899.00',
  )
  expect(written({amount: 749, list: 899, lowest: 799}, law)).toContain(
    'Lowest price of the last 30 days: €799.00',
  )
  expect(written({amount: 899}, law)).toBe('€899.00')
})

test('where the law wants it the price of one unit stands below the price of what contains some of it', () => {
  const content = contentOf('250 ml')
  const perUnit = (price: PriceModel, overrides?: Partial<PriceText>) =>
    written({...price, content}, overrides).replaceAll('\u00a0', ' ')
  expect(perUnit({amount: 19.9})).toBe('€19.90€79.60 / l')
  expect(perUnit({amount: 14.9, list: 19.9})).toContain('€59.60 / l')
  expect(perUnit({amount: 23.8, taxRate: 0.19}, {net: true})).toBe('€20.00€80.00 / lExcl. VAT')
  expect(perUnit({amount: 0})).toBe('Free')
  expect(perUnit({amount: 19.9}, {unitPrice: () => null})).toBe('€19.90')
})

test('business customers see net amounts, and that they are', () => {
  const business = {net: true}
  expect(written({amount: 119, taxRate: 0.19}, business)).toBe('€100.00Excl. VAT')
  expect(written({amount: 119, list: 238, taxRate: 0.19}, business)).toBe(
    '€100.00 Was €200.00€200.00Excl. VAT',
  )
  expect(written({amount: 119}, business)).toBe('€119.00')
})
