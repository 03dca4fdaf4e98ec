import {materialNames} from './materials'

it('names the materials it knows', () => {
  expect(materialNames(['beech', 'unobtainium', 'wool'])).toEqual([
    'product.material.beech',
    'product.material.wool',
  ])
})
