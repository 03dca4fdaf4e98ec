import {chosenNames, type ProductModel} from './product'

const product = {
  attributes: [
    {
      id: 'color',
      name: 'Colour',
      values: [
        {id: 'moss', name: 'Moss'},
        {id: 'oat', name: 'Oat'},
      ],
    },
    {id: 'size', name: 'Size', values: [{id: '70', name: '70 cm'}]},
  ],
} as unknown as ProductModel

it('the chosen values are named in the order of the attributes', () => {
  expect(chosenNames(product, {size: '70', color: 'oat'})).toEqual(['Oat', '70 cm'])
  expect(chosenNames(product, {color: 'unknown', size: '70'})).toEqual(['70 cm'])
  expect(chosenNames(product, {})).toEqual([])
})
