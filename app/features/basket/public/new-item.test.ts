import {productItemOf} from './new-item'

const store = {
  id: 's1',
  name: 'Store',
  inventoryId: 'inventory-s1',
  address1: 'Street 1',
  postalCode: '50667',
  city: 'Köln',
  countryCode: 'DE',
}

test('a plain item is its product and its quantity', () => {
  expect(productItemOf({productId: 'cup', quantity: 2})).toEqual({productId: 'cup', quantity: 2})
  expect(productItemOf({productId: 'cup', quantity: 2, parts: []})).toEqual({
    productId: 'cup',
    quantity: 2,
  })
})

test('an engraved item has its typeface and its text', () => {
  const optionItems = [{optionId: 'typeface', optionValueId: 'script'}]
  const item = {productId: 'chair', quantity: 1, optionItems, custom: {c_engravingText: 'Ida'}}
  expect(productItemOf(item as never)).toEqual({
    productId: 'chair',
    quantity: 1,
    optionItems,
    c_engravingText: 'Ida',
  })
})

test('a bundle has as many of each part as there are bundles', () => {
  const parts = [{masterId: 'bag', productId: 'bag-moss'}]
  expect(productItemOf({productId: 'box', quantity: 3, parts})).toEqual({
    productId: 'box',
    quantity: 3,
    bundledProductItems: [{productId: 'bag-moss', quantity: 3}],
  })
})

test('an item that is picked up takes the stock of the store, in its own shipment', () => {
  expect(productItemOf({productId: 'cup', quantity: 1, pickup: store}, 'pickup-s1')).toEqual({
    productId: 'cup',
    quantity: 1,
    shipmentId: 'pickup-s1',
    inventoryId: 'inventory-s1',
  })
})

test('a bonus product names the choice that it belongs to', () => {
  const item = {productId: 'cup', quantity: 1, bonusDiscountLineItemId: 'choice'}
  expect(productItemOf(item)).toEqual(item)
})
