import {archiveXml} from '../../testing/archive-xml'
import {codes} from '../languages/languages'
import {campaigns, coupons, customerGroups, promotions, sourceCodes} from './promotion-range'

const ids = (some: readonly {id: string}[]) => some.map(({id}) => id)

/** Every value of an attribute or element in a file of the archive. */
function found(path: string, pattern: RegExp): Set<string> {
  return new Set([...archiveXml(path).matchAll(pattern)].map(([, value]) => value ?? ''))
}

describe('the promotions of the range', () => {
  it('run in campaigns that are opened by what exists', () => {
    expect(ids(campaigns)).toEqual(
      expect.arrayContaining([...new Set(promotions.map(({campaign}) => campaign))]),
    )
    for (const {coupon, group, sourceCode} of campaigns) {
      if (coupon) expect(ids(coupons)).toContain(coupon)
      if (group) expect(ids(customerGroups)).toContain(group)
      if (sourceCode) expect(ids(sourceCodes)).toContain(sourceCode)
    }
  })

  it.each(['DEU', 'USA', 'JPN'])('name products and categories that %s has', (site) => {
    const path = `sites/${site}/promotions.xml`
    const categories = found(
      'catalogs/barnholt-storefront/catalog.xml',
      /category category-id="([^"]+)"/g,
    )
    const products = found('catalogs/barnholt-master/catalog.xml', /product product-id="([^"]+)"/g)
    const named = found(path, /<category-id>([^<]+)</g)
    const goods = [
      ...found(path, /<product-id>([^<]+)</g),
      ...found(path, /bonus-product product-id="([^"]+)"/g),
    ]
    expect(named.size).toBeGreaterThan(0)
    expect([...named].filter((id) => !categories.has(id))).toEqual([])
    expect(goods.filter((id) => !products.has(id))).toEqual([])
  })

  it('say everything in every language', () => {
    for (const {name, callout, details} of promotions) {
      for (const text of [name, callout, details]) {
        expect(Object.keys(text).sort()).toEqual(['en', ...codes].sort())
        expect(Object.values(text).every(Boolean)).toBe(true)
      }
    }
  })
})
