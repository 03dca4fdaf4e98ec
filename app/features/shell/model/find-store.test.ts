import {testShop} from '@app/shared/test/shop'
import {findsStores, storesHref} from './find-store'

const {site} = testShop('DEU', 'de-DE')
const withStores = (stores: boolean) => ({features: {...site.features, stores}})

it.each([
  [true, ['home', 'stores'], true],
  [false, ['home', 'stores'], false],
  [true, ['home'], false],
])(
  'a site with stores: %s and the routes %j has the field: %s (rule FRAME-17)',
  (on, names, shown) => {
    expect(findsStores(withStores(on), names)).toBe(shown)
  },
)

it('carries the address as it was entered', () => {
  expect(storesHref('/deu/de-de', ' Köln & Bonn ')).toBe(
    '/deu/de-de/stores?address=K%C3%B6ln+%26+Bonn',
  )
})
