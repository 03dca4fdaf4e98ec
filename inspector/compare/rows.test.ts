import {factsOf, localeOf, DEU} from '../testing/facts-of'
import type {Facts, SiteFacts} from '../facts/facts'
import {compareRows, differs, type Row} from './rows'
import {differences} from '../views/compare-page'

/** Facts of several sites that differ from DEU in the given facts. */
function factsWith(...sites: readonly [id: string, changes: Partial<SiteFacts>][]): Facts {
  const all = sites.flatMap(
    ([id, changes]) => factsOf({site: {...DEU, id}, effective: {...DEU, id}, ...changes}).sites,
  )
  return {...factsOf(), sites: all}
}

const rowOf = (facts: Facts, key: string): Row => {
  const row = compareRows(facts).find((one) => one.key === key)
  if (!row) throw new Error(`There is no row ${key}.`)
  return row
}

const wishlist = (on: boolean): SiteFacts['effective'] => ({
  ...DEU,
  features: {...DEU.features, wishlist: on},
})

it('names what is usual, who differs, and where a value comes from', () => {
  const facts = factsWith(
    ['AAA', {}],
    ['BBB', {}],
    ['CCC', {effective: wishlist(false), preferences: {wishlistEnabled: false}}],
  )
  const row = rowOf(facts, 'features.wishlist')
  expect(row.usual).toBe('on')
  expect(differences(row)).toBe('CCC: off')
  expect(row.cells).toMatchObject({
    AAA: {value: 'on', source: 'configuration'},
    CCC: {value: 'off', source: 'preference'},
  })
  expect(['AAA', 'CCC'].map((id) => differs(row, row.cells[id]))).toEqual([false, true])
})

it('highlights nothing that is own to each site, or has no usual value', () => {
  const facts = factsWith(
    ['AAA', {preferences: {purchaseLimit: '5'}}],
    ['BBB', {preferences: {purchaseLimit: '6'}}],
  )
  expect(rowOf(facts, 'id').usual).toBeUndefined()
  const limits = rowOf(facts, 'preference.purchaseLimit')
  expect([limits.usual, differences(limits)]).toEqual([undefined, ''])
})

it('names a preference that no explanation knows', () => {
  const row = rowOf(factsWith(['AAA', {preferences: {newThing: 1}}]), 'preference.newThing')
  expect(row.meaning).toBe('Neither shop nor backend knows this preference.')
})

it('compares what baskets are offered, with names and prices as details', () => {
  const offered = (price: number): SiteFacts['checkout'] => ({
    payment: [{id: 'CARD', name: 'Karte'}],
    delivery: [{id: 'standard', name: 'Standardversand', price}],
    taxRate: 0.19,
  })
  const facts = factsWith(
    ['AAA', {checkout: offered(4.9)}],
    ['BBB', {checkout: offered(0)}],
    ['CCC', {checkout: null}],
  )
  const delivery = rowOf(facts, 'delivery.standard')
  expect(delivery.cells['AAA']).toMatchObject({
    value: 'offered',
    detail: 'Standardversand, €4.90',
    source: 'backend',
  })
  expect(differences(delivery)).toBe('CCC: sells nothing')
  expect(rowOf(facts, 'payment.CARD').cells['AAA']?.detail).toBe('Karte')
  expect(rowOf(facts, 'taxes.rate').usual).toBe('19 %')
})

it('compares the texts that the law asks for', () => {
  const facts = factsWith(['AAA', {locales: [localeOf('de-DE', {content: []})]}], ['BBB', {}])
  expect(rowOf(facts, 'legal.terms').cells).toMatchObject({
    AAA: {value: 'missing'},
    BBB: {value: 'available', detail: 'terms, 500 characters'},
  })
})

it('has rows of every area', () => {
  const checkout = {
    payment: [{id: 'CARD', name: 'Card'}],
    delivery: [{id: 'standard', name: 'Standard'}],
    taxRate: null,
  }
  const areas = new Set(
    compareRows(factsWith(['AAA', {checkout, preferences: {purchaseLimit: '5'}}])).map(
      ({area}) => area,
    ),
  )
  expect([...areas].sort()).toEqual(
    [
      ...['account', 'delivery', 'experiments', 'features', 'law', 'legal', 'payment', 'pictures'],
      ...['preferences', 'services', 'site', 'taxes'],
    ].sort(),
  )
})
