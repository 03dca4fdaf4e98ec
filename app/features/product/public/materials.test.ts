import {materialNames} from './materials'

it('names the materials it knows', () => {
  expect(materialNames(['beech', 'unobtainium', 'wool'])).toEqual([
    'product.material.beech',
    'product.material.wool',
  ])
})

it.each([
  ...['aluminium', 'beech', 'birch', 'cotton', 'down', 'foam', 'leather', 'linen', 'oak'],
  ...['polypropylene', 'recycled-polyester', 'steel', 'walnut', 'wool'],
])('%s has a name', (id) => {
  expect(materialNames([id])).toEqual([`product.material.${id}`])
})
