import {pageKindOf} from './route-of'

it.each([
  ['/deu/de-de', 'home'],
  ['/deu/de-de/home', 'home'],
  ['/deu/de-de/category/strollers/strollers-city', 'category'],
  ['/usa/en-us/search', 'search'],
  ['/usa/en-us/product/BH-1010', 'product'],
  ['/usa/en-us/strollers/city/BH-1010.html', 'product'],
  ['/jpn/ja-jp/appcart', 'cart'],
  ['/jpn/ja-jp/appcheckout', 'checkout'],
  ['/jpn/ja-jp/appcheckout/confirmation', 'confirmation'],
  ['/deu/de-de/my-stokke/orders/00012', 'account'],
  ['/deu/de-de/cancel-order/c2VjcmV0', 'account'],
  ['/deu/de-de/customer-service/faq/faq.html', 'service'],
  ['/global/en-gr/stokke/about.html', 'content'],
  ['/global/en-gr/country-selector', 'other'],
  ['/callback', 'other'],
])('%s is a page of kind %s', (pathname, kind) => {
  expect(pageKindOf(pathname)).toBe(kind)
})
