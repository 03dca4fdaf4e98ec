import {familyOf, adviceOf} from './advice'

const product = (more: object) => ({id: 'A', ...more}) as Parameters<typeof adviceOf>[0]

describe('adviceOf', () => {
  it('reads what a product needs and goes with, each once and never itself', () => {
    const advice = adviceOf(
      product({c_setExtensions: ['B', 'B', 'A', 3], c_setAccessories: ['C', 'B', 'D', '']}),
    )
    expect(advice).toEqual({needs: ['B'], goesWith: ['C', 'D']})
  })

  it('says nothing where the catalogue says nothing', () => {
    expect(adviceOf(product({}))).toBeUndefined()
    expect(adviceOf(product({c_setExtensions: 'B', c_sizeGuide: ' '}))).toBeUndefined()
  })

  it('names the guide', () => {
    expect(adviceOf(product({c_sizeGuide: 'guide-cots'}))).toEqual({guide: 'guide-cots'})
  })
})

describe('familyOf', () => {
  const group = (label: string, ...products: unknown[]) => ({label, products})
  const json = (...groups: unknown[]) => JSON.stringify({name: 'Vindra', groups})

  it('reads groups in their order', () => {
    expect(familyOf(json(group('Chassis', 'A', 'B'), group('Carry cots', 'C')))).toEqual({
      name: 'Vindra',
      groups: [
        {label: 'Chassis', ids: ['A', 'B']},
        {label: 'Carry cots', ids: ['C']},
      ],
    })
  })

  it('leaves out groups without a name or a product', () => {
    const family = familyOf(json(group('', 'A'), group('Seats'), null, group('Beds', 'B', 'C')))
    expect(family?.groups.map(({label}) => label)).toEqual(['Beds'])
  })

  it.each([
    ['one product is no family', json(group('Chassis', 'A'))],
    ['without a name', JSON.stringify({groups: [group('Beds', 'A', 'B')]})],
    ['no JSON', 'Vindra'],
    ['null', 'null'],
    ['no text', 7],
  ])('%s', (_name, value) => {
    expect(familyOf(value)).toBeUndefined()
  })
})

it('reads the family, and what it requires comes before what goes with it', () => {
  const groups = [{label: ' Beds ', products: ['B', 'C']}]
  const c_productFamily = JSON.stringify({name: ' Vindra ', groups})
  expect(adviceOf(product({c_productFamily, c_setAccessories: ['A', 'D']}))).toEqual({
    goesWith: ['D'],
    family: {name: 'Vindra', groups: [{label: 'Beds', ids: ['B', 'C']}]},
  })
})

it.each([
  ['no groups', JSON.stringify({name: 'Vindra'})],
  ['an empty text', ''],
  ['groups that are no list', JSON.stringify({name: 'Vindra', groups: 'AB'})],
  [
    'the same product twice',
    JSON.stringify({name: 'V', groups: [{label: 'a', products: ['A', 'A']}]}),
  ],
])('%s is no family', (_name, value) => {
  expect(familyOf(value)).toBeUndefined()
})
