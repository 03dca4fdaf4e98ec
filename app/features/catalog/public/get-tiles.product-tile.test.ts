import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import {tileRowOf} from './get-tiles'

type Product = ShopperProductsTypes.Product

const picture = (name: string) => ({
  link: `https://shop.example/dw/image/v2/X/${name}.jpg`,
  disBaseLink: `https://shop.example/dw/image/v2/X/${name}.jpg`,
})
const green = [{id: 'color', values: [{value: 'green'}]}]

const chair = {
  id: 'chair',
  name: 'Chair, green',
  c_masterName: 'Chair',
  type: {master: true},
  price: 90,
  inventory: {id: 'i', orderable: false},
  variants: [{productId: 'v', orderable: false}],
  imageGroups: [
    {viewType: 'mainview', variationAttributes: green, images: [picture('green')]},
    {viewType: 'emotional1', images: [picture('room')]},
    {viewType: 'mainview', images: [picture('lead')]},
  ],
} as unknown as Product

it('makes tiles of products in the order asked for, without those that are gone', () => {
  const bag = {id: 'bag', name: 'Bag', price: 10} as Product
  const {tiles} = tileRowOf([chair, bag], ['bag', 'gone', 'chair'], true)
  expect(tiles.map(({id, name}) => [id, name])).toEqual([
    ['bag', 'Bag'],
    ['chair', 'Chair'],
  ])
  expect(tiles[1]).toMatchObject({
    image: '/dw/image/v2/X/lead.jpg',
    price: {amount: 90},
    state: 'outofstock',
  })
})

it('shows no prices where nothing is sold', () => {
  expect(tileRowOf([chair], ['chair'], false).tiles[0]).not.toHaveProperty('price')
})

it('shows a variant in its own colour, and no other one', () => {
  const variant = {
    ...chair,
    id: 'v',
    type: {variant: true},
    variationValues: {color: 'green'},
    variationAttributes: [{id: 'color', values: [{value: 'red'}, {value: 'green'}]}],
  }
  const [tile] = tileRowOf([variant as unknown as Product], ['v'], true).tiles
  expect(tile).toMatchObject({image: '/dw/image/v2/X/green.jpg'})
  expect(tile).not.toHaveProperty('colors')
})
