import {ALL_SCOPES, allows, scopesFor} from './scopes'

const orders = '/checkout/shopper-orders/v1/organizations/:organizationId/orders'
const customers = '/customer/shopper-customers/v1/organizations/:organizationId/customers'
const products = '/product/shopper-products/v1/organizations/:organizationId'

test.each([
  ['a read takes the scope or its .rw', 'GET', `${orders}/:orderNo`, 'sfcc.shopper-baskets-orders'],
  ['a change takes the .rw', 'POST', orders, 'sfcc.shopper-baskets-orders.rw'],
  ['a look-up is a read', 'POST', `${orders}/:orderNo/lookup`, 'sfcc.shopper-baskets-orders'],
  [
    'baskets of an account have a scope of their own',
    'GET',
    `${customers}/:customerId/baskets`,
    'sfcc.shopper-myaccount.baskets',
  ],
  [
    'OCAPI asks for the same',
    'POST',
    '/s/:siteId/dw/shop/v21_3/customers/:customerId/product_lists/:listId/items',
    'sfcc.shopper-myaccount.productlists.rw',
  ],
  ['a registration', 'POST', customers, 'sfcc.shopper-customers.register'],
  ['categories are no products', 'GET', `${products}/categories/:id`, 'sfcc.shopper-categories'],
])('%s', (_title, method, route, scope) => {
  expect(allows(scope, method, route)).toBe(true)
  expect(allows('sfcc.shopper-stores', method, route)).toBe(false)
})

test('the scope to read changes nothing', () => {
  expect(allows('sfcc.shopper-baskets-orders', 'POST', orders)).toBe(false)
})

test('the standard scope lets in where the API documents name it, and nowhere else', () => {
  const standard = 'sfcc.shopper-standard'
  expect(allows(standard, 'GET', `${products}/products/:id`)).toBe(true)
  expect(allows(standard, 'GET', `${products}/products/:productId/images`)).toBe(false)
  const context = '/shopper/shopper-context/v1/organizations/:organizationId/shopper-context/:usid'
  expect(allows(standard, 'PUT', context)).toBe(false)
})

test('custom APIs ask for nothing, and all scopes open everything', () => {
  expect(scopesFor('GET', '/custom/shopper-seo/v1/organizations/:o/url-mapping')).toBeNull()
  expect(allows(ALL_SCOPES, 'POST', orders)).toBe(true)
})
