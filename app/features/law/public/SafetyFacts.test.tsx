import {screen} from '@testing-library/react'
import {renderInShop} from '@app/shared/test/render'
import {testShop} from '@app/shared/test/shop'
import {productSafetyOf, type ProductSafety} from '../model/product-safety'
import {SafetyFacts} from './SafetyFacts'

const maker = {name: 'Barnholt', address: 'Musterstraße 1, 10115 Berlin', email: 'a@example.com'}
const abroad = {name: 'Lowmoor', address: '12 Sample Street, Halifax', email: 'b@example.com'}
const warnings = ['Fasten the harness.']

const show = (
  {maker: own, responsible, ...texts}: ProductSafety,
  siteId: 'DEU' | 'USA' = 'DEU',
) => {
  const product = {
    id: 'BH-1010',
    gtin: '4006381333931',
    maker: JSON.stringify({...own, responsible}),
    safety: JSON.stringify(texts),
  }
  return renderInShop(<SafetyFacts product={product} />, {
    shop: testShop(siteId, siteId === 'DEU' ? 'en-DE' : 'en-US'),
  })
}

describe('an offer (rule LAW-3)', () => {
  it('names a maker of the Union as the person responsible', () => {
    show({maker, age: 'From 6 months', warnings})
    expect(screen.getByText('Manufacturer and responsible person in the EU')).toBeVisible()
    expect(screen.getByText(/Musterstraße 1/)).toBeVisible()
    expect(screen.getByRole('link', {name: 'a@example.com'})).toBeVisible()
    expect(screen.getByText('BH-1010 (GTIN 4006381333931)')).toBeVisible()
    expect(screen.getByText('From 6 months')).toBeVisible()
    expect(screen.getByText('Fasten the harness.')).toBeVisible()
  })

  it('names both where the maker is outside of it', () => {
    show({maker: abroad, responsible: maker, age: '', warnings: []})
    expect(screen.getByText('Manufacturer')).toBeVisible()
    expect(screen.getByText('Responsible person in the EU')).toBeVisible()
    expect(screen.getAllByRole('link')).toHaveLength(2)
    expect(screen.queryByText('Warnings')).toBeNull()
  })

  it('speaks of no European Union where its law is not that of the market', () => {
    show({maker: abroad, responsible: maker, age: '', warnings: []}, 'USA')
    expect(screen.getByText('Manufacturer')).toBeVisible()
    expect(screen.queryByText(/EU/)).toBeNull()
  })
})

it('an offer without a maker has its number', () => {
  renderInShop(<SafetyFacts product={{id: 'BH-1010'}} />)
  expect(screen.getByText(/BH-1010/)).toBeVisible()
})

describe('the attributes', () => {
  it('are read with both persons, as plain texts', () => {
    const text = JSON.stringify({...abroad, responsible: maker})
    const safety = JSON.stringify({age: '<b>6 m</b>', warnings: ['A &amp; B', '']})
    expect(productSafetyOf(text, safety)).toEqual({
      maker: abroad,
      responsible: maker,
      age: '6 m',
      warnings: ['A & B'],
    })
  })

  it.each([
    undefined,
    'no JSON',
    '[]',
    JSON.stringify({...maker, email: 'nobody'}),
    JSON.stringify({...maker, address: ''}),
  ])('%j names no maker who can be written to', (text) => {
    expect(productSafetyOf(text, '{}')).toBeUndefined()
  })

  it.each([undefined, 'x', '{"warnings":"one"}'])('%j has neither age nor warnings', (safety) => {
    expect(productSafetyOf(JSON.stringify(maker), safety)).toEqual({maker, age: '', warnings: []})
  })
})
