import {registryItem} from './registry'

it('sends the fields of rule PROD-14 to a registry', () => {
  const source = {
    name: 'Vindra',
    image: 'https://shop.example/a.jpg',
    url: 'https://shop.example/usa/en-us/product/BH-1010',
    price: 1099,
    currency: 'USD',
    sku: 'BH-1010-spruce',
  }
  expect(registryItem({...source, color: 'Spruce green'})).toEqual({
    Title: 'Vindra',
    ImageUrl: 'https://shop.example/a.jpg',
    URL: 'https://shop.example/usa/en-us/product/BH-1010',
    Price: 1099,
    Quantity: 1,
    CurrencyCode: 'USD',
    Color: 'Spruce green',
    HideColor: false,
    HideSize: true,
    SKU: 'BH-1010-spruce',
  })
  expect(registryItem({...source, color: undefined})).toMatchObject({Color: '', HideColor: true})
})
