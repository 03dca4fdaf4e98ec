import {chooseFor, withParents} from './site-assignments'
import {SitePreferences} from './site-preferences'

describe('chooseFor', () => {
  const catalogs = [
    {id: 'apparel-m-catalog', size: 0},
    {id: 'storefront-catalog-m-en', size: 9},
    {id: 'storefront-catalog-m-non-en', size: 9},
    {id: 'outlet-ref-arch', size: 2},
  ]

  it('prefers the one that is named after the site', () => {
    expect(chooseFor('RefArch', catalogs, 'storefront')).toBe('outlet-ref-arch')
  })

  it('then the fullest with the hint, then the fullest', () => {
    expect(chooseFor('Shop', catalogs, 'storefront')).toBe('storefront-catalog-m-en')
    expect(chooseFor('Shop', catalogs.slice(0, 1), 'storefront')).toBe('apparel-m-catalog')
    expect(chooseFor('Shop', [], 'storefront')).toBe('')
  })
})

describe('withParents', () => {
  const book = (id: string, parentId: string | null = null) => ({id, parentId, currency: 'USD'})

  it('puts each book behind the one it falls back to', () => {
    const books = [book('sale', 'list'), book('list'), book('vip', 'sale')]
    expect(withParents(['vip'], books)).toEqual(['list', 'sale', 'vip'])
    expect(withParents(['sale', 'list'], books)).toEqual(['list', 'sale'])
  })

  it('leaves out what is not there and ends on a circle', () => {
    expect(withParents(['gone', 'a'], [book('a', 'b'), book('b', 'a')])).toEqual(['b', 'a'])
  })
})

describe('SitePreferences', () => {
  it('reads lists with colons, with commas and as values', () => {
    const preferences = new SitePreferences({
      SitePriceBooks: 'usd-list:usd-sale',
      siteLocales: 'de-DE, en-DE',
      many: ['a', 'b'],
      empty: '',
    })
    expect(preferences.list('sitePriceBooks', 'SitePriceBooks')).toEqual(['usd-list', 'usd-sale'])
    expect(preferences.list('siteLocales')).toEqual(['de-DE', 'en-DE'])
    expect(preferences.list('many')).toEqual(['a', 'b'])
    expect(preferences.list('empty', 'none')).toEqual([])
    expect(preferences.text('empty', 'siteLocales')).toBe('de-DE, en-DE')
  })
})
