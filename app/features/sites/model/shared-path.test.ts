import {sharedPath} from './shared-path'

const selling = {isContentOnlySite: false}
const contentOnly = {isContentOnlySite: true}

it.each([
  [
    '/deu/de-de/category/strollers?refine=c_color%3Dsand',
    '/category/strollers?refine=c_color%3Dsand',
  ],
  ['/deu/de-de/product/BH-1010?color=sand', '/product/BH-1010?color=sand'],
  ['/usa/en-us/any-name/BH-1010.html', '/any-name/BH-1010.html'],
  ['/deu/de-de/search?q=pram#results', '/search?q=pram'],
  ['/deu/de-de/appcart', '/appcart'],
  ['/deu/de-de/customer-service/legal/imprint.html', '/customer-service/legal/imprint.html'],
  ['/deu/de-de', null],
  ['/deu/de-de/home', null],
  ['/deu/de-de/country-selector', null],
  ['/deu/de-de/appcheckout', null],
  ['/deu/de-de/appcheckout/confirmation?token=secret', null],
  ['/deu/de-de/my-stokke/orders/42', null],
  ['/deu/de-de/cancel-order/MTI6Mw', null],
  ['/deu/de-de/set-password?token=1', null],
  ['/elsewhere', null],
])('of %s another site may have %s', (location, path) => {
  expect(sharedPath(location, selling)).toBe(path)
})

it('a content-only site has neither cart nor sign-in', () => {
  expect(sharedPath('/deu/de-de/appcart', contentOnly)).toBeNull()
  expect(sharedPath('/deu/de-de/login', contentOnly)).toBeNull()
  expect(sharedPath('/deu/de-de/category/strollers', contentOnly)).toBe('/category/strollers')
})
