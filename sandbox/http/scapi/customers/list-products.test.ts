import {CUSTOMERS, callShop, newShopper} from '../../../testing/shopper'
import type {ArchiveShop} from '../../../testing/archive-shop'
import {startArchiveShop} from '../../../testing/archive-shop'

let shop: ArchiveShop

beforeAll(async () => {
  shop = await startArchiveShop()
})
afterAll(() => shop.close())

type Document = Record<string, unknown>

it('shows the product of an item in the words of each protocol', async () => {
  const shopper = await newShopper(shop, 'TST')
  const lists = `${CUSTOMERS}/${shopper.customerId}/product-lists`
  const {body: list} = await shopper.call<{id: string}>('POST', lists, {
    type: 'wish_list',
    public: true,
  })
  const {body: item} = await shopper.call<{id: string}>('POST', `${lists}/${list.id}/items`, {
    productId: 'table',
    public: true,
  })
  const product = {id: 'table', price: 99.99}
  const one = await shopper.call<Document>('GET', `${lists}/${list.id}/items/${item.id}`)
  expect(one.body).toMatchObject({product: {...product, inventory: {orderable: true}}})

  const open = '/customer/shopper-customers/v1/organizations/:org/product-lists'
  const items = await shopper.call<Document>('GET', `${open}/${list.id}/items`, undefined, {
    expand: 'product,availability',
  })
  expect(items.body).toMatchObject({data: [{product: {...product, inventory: {ats: 3}}}]})
  const plain = await shopper.call<{data: Document[]}>('GET', `${open}/${list.id}/items`)
  expect(plain.body.data[0]).not.toHaveProperty('product')

  const path = `/s/TST/dw/shop/v21_3/customers/${shopper.customerId}/product_lists/${list.id}`
  const {body} = await callShop<Document>(
    shop,
    'GET',
    `${path}?expand=items,product,availability`,
    {token: shopper.accessToken},
  )
  expect(body).toMatchObject({
    customer_product_list_items: [
      {product: {_type: 'product', ...product, inventory: {ats: 3, stock_level: 3}}},
    ],
  })
})
