import {deliveryPreferencesOf} from './delivery-preferences'

const imagesOf = (shippingMethods: unknown) => deliveryPreferencesOf({shippingMethods}).images

test.each([
  ['a host without a protocol', 'cdn.example.com/a.png', 'https://cdn.example.com/a.png'],
  ['a host after two slashes', '//cdn.example.com/a.png', 'https://cdn.example.com/a.png'],
  ['a whole address', 'https://cdn.example.com/a.png', 'https://cdn.example.com/a.png'],
  [
    'a picture of the shop',
    '/on/demandware.static/marks/post.png',
    '/mobify/proxy/static/on/demandware.static/marks/post.png?sw=96&sh=48&sm=fit&q=60',
  ],
])('%s', (_name, image, expected) => {
  expect(imagesOf([{id: 'standard', image}])).toEqual({standard: expected})
  expect(imagesOf(JSON.stringify([{id: 'standard', image}]))).toEqual({standard: expected})
})

test.each([undefined, null, 5, '', '{', '{}', [{id: 5, image: 'a'}], [{id: 'standard'}]])(
  '%j names no image',
  (value) => expect(imagesOf(value)).toEqual({}),
)

test('the content asset about delivery is optional', () => {
  expect(deliveryPreferencesOf({}).contentId).toBeNull()
  expect(deliveryPreferencesOf({shippingContentAssetId: 'delivery'}).contentId).toBe('delivery')
})

test('a method without an image, or an image without a method, is left out', () => {
  const image = 'https://cdn.example.com/a.png'
  const list = [{id: 'a', image: ''}, {id: 'b', image: 5}, {image}, {id: 'c', image}]
  expect(imagesOf(list)).toEqual({c: image})
})

test.each([
  ['http://cdn.example.com/a.png', 'http://cdn.example.com/a.png'],
  ['cdn.example.com/x//a.png', 'https://cdn.example.com/x//a.png'],
  ['cdn.example.com/https:/a.png', 'https://cdn.example.com/https:/a.png'],
])('the image %s is at %s', (image, expected) => {
  expect(imagesOf([{id: 'standard', image}])).toEqual({standard: expected})
})

test.each(['', 5, null])('the content asset %p is none', (shippingContentAssetId) => {
  expect(deliveryPreferencesOf({shippingContentAssetId}).contentId).toBeNull()
})
