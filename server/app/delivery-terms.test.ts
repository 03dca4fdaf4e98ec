import {DEU} from '../../config/testing/sites'
import {deliveryTermsOf} from './delivery-terms'

const rules = (standard: object) => ({deliveryRules: JSON.stringify({methods: {standard}})})

it('has price, free delivery and transit of the standard method', () => {
  expect(deliveryTermsOf(DEU, rules({days: [2, 4], price: 4.9, freeFrom: 99}))).toEqual({
    countries: DEU.shipTo,
    price: 4.9,
    freeFrom: 99,
    transitDays: [2, 4],
  })
  expect(deliveryTermsOf(DEU, rules({days: [2, 4], price: 0}))).not.toHaveProperty('freeFrom')
})

it.each([
  ['no preference', {}],
  ['no JSON', {deliveryRules: 'soon'}],
  ['no price', rules({days: [2, 4]})],
  ['a price below zero', rules({days: [2, 4], price: -1})],
  ['days of another form', rules({days: '2-4', price: 4.9})],
])('is unknown with %s', (_title, preferences) =>
  expect(deliveryTermsOf(DEU, preferences)).toBeUndefined(),
)

it('is unknown where nothing is sold', () =>
  expect(
    deliveryTermsOf({...DEU, isContentOnlySite: true}, rules({days: [2, 4], price: 4.9})),
  ).toBeUndefined())
