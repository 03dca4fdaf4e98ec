import {chosenItemOf, eventItemOf, type ProductModel} from './product'

const chair = {
  id: 'BH-2010',
  name: 'Stavra',
  brand: 'Barnholt',
  trail: [{id: 'high-chairs', name: 'High chairs'}],
  offer: {price: {amount: 189, max: 259}, availability: {state: 'instock'}},
  attributes: [{id: 'color', name: 'Colour', values: [{id: 'oak', name: 'Oak'}]}],
  variants: [
    {
      id: 'BH-2010-oak',
      values: {color: 'oak'},
      offer: {price: {amount: 259}, availability: {state: 'instock'}},
    },
  ],
} as unknown as ProductModel

it('tells a product that is looked at', () => {
  expect(eventItemOf(chair)).toEqual({
    id: 'BH-2010',
    name: 'Stavra',
    brand: 'Barnholt',
    categories: ['high-chairs'],
    price: 189,
  })
})

it('tells the variant that is bought', () => {
  expect(chosenItemOf(chair, 'BH-2010-oak')).toEqual({
    ...eventItemOf(chair),
    sku: 'BH-2010-oak',
    variant: 'Oak',
    price: 259,
  })
  expect(chosenItemOf(chair, 'BH-2010')).toEqual(eventItemOf(chair))
})

it('what is not known is left out', () => {
  const bare = {id: 'a', name: 'A', trail: [], attributes: [], variants: [{id: 'a-1', values: {}}]}
  const product = bare as unknown as ProductModel
  expect(eventItemOf(product)).toEqual({id: 'a', name: 'A'})
  expect(chosenItemOf(product, 'a-1')).toEqual({id: 'a', name: 'A', sku: 'a-1'})
})

it('several value names are separated by commas', () => {
  const size = {id: 'size', name: 'Size', values: [{id: 's', name: 'Small'}]}
  const variants = [{id: 'v', values: {color: 'oak', size: 's'}}]
  const product = {...chair, attributes: [...chair.attributes, size], variants}
  expect(chosenItemOf(product as unknown as ProductModel, 'v').variant).toBe('Oak, Small')
})
