import {templatePages} from '../shop-data'
import {orderLink} from './order-links'

const order = {siteId: 'DEU', orderNo: 'A 1', cancelToken: 'abc'}
const links = {shopUrl: 'https://shop.example', shopPages: templatePages}

it('leads to the pages of the template', () => {
  expect(orderLink(links, 'order', order, 'de-DE')).toBe(
    'https://shop.example/account/orders/A%201',
  )
  expect(orderLink(links, 'cart', order, 'de-DE')).toBe('https://shop.example/cart')
})

it('leads to those that a plug-in names', () => {
  const cancel = '/{site}/{locale}/cancel/{cancelHash}'
  const own = {...links, shopPages: {...templatePages, cancel}}
  expect(orderLink(own, 'cancel', order, 'de-DE')).toBe(
    `https://shop.example/deu/de-de/cancel/${Buffer.from('A 1:abc').toString('base64url')}`,
  )
})
