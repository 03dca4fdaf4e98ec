import {testDirectory as directory} from '../testing/directory'
import {geoOffer, mayBeCovered} from './geo-offer'

const place = (countryCode: string, siteId: string, locale: string) => ({
  countryCode,
  siteId,
  locale,
})
const at = (siteId: string, localeId: string) => ({siteId, localeId})
const offered = (...[answer, present]: [ReturnType<typeof place>, ReturnType<typeof at>]) => {
  const offer = geoOffer(answer, present, directory)
  return offer && `${offer.site.id} ${offer.locale.id}`
}

describe('the offer of another site (rule SITE-15)', () => {
  it.each([
    ['JP', 'JPN', 'ja-JP', 'DEU', 'de-DE', 'JPN ja-JP'],
    ['DE', 'DEU', 'de-DE', 'GLO', 'en-GR', 'DEU de-DE'],
    ['GR', 'EUR', 'el-GR', 'GLO', 'en-GR', 'EUR el-GR'],
    // Another country of the same site
    ['CZ', 'EUR', 'cs-CZ', 'EUR', 'pt-PT', 'EUR cs-CZ'],
    // A country without a site
    ['BR', 'GLO', 'en-GR', 'DEU', 'de-DE', 'GLO en-GR'],
    // A locale that the site does not have: its first one
    ['DE', 'DEU', 'fr-DE', 'USA', 'en-US', 'DEU de-DE'],
  ])('%s is served by %s %s; at %s %s: %s', (code, id, locale, siteId, localeId, expected) => {
    expect(offered(place(code, id, locale), at(siteId, localeId))).toBe(expected)
  })

  it.each([
    ['the same site', place('DE', 'DEU', 'de-DE'), at('DEU', 'de-DE')],
    ['another language of the country', place('DE', 'DEU', 'de-DE'), at('DEU', 'en-DE')],
    ['the locale of the country', place('LU', 'EUR', 'fr-LU'), at('EUR', 'de-LU')],
    [
      'a country that the site serves without a locale',
      place('BR', 'GLO', 'en-GR'),
      at('GLO', 'en-GR'),
    ],
    ['an unknown site', place('XX', 'XXX', 'xx-XX'), at('DEU', 'de-DE')],
  ])('none for %s', (_, answer, present) => {
    expect(offered(answer, present)).toBeNull()
  })

  it('says whether the site is of the country', () => {
    const here = at('DEU', 'de-DE')
    expect(geoOffer(place('JP', 'JPN', 'ja-JP'), here, directory)?.isOfCountry).toBe(true)
    expect(geoOffer(place('CZ', 'EUR', 'cs-CZ'), here, directory)?.isOfCountry).toBe(true)
    expect(geoOffer(place('BR', 'GLO', 'en-GR'), here, directory)?.isOfCountry).toBe(false)
  })
})

it.each([
  ['/deu/de-de/home', true],
  ['/deu/de-de/product/BH-1010', true],
  ['/deu/de-de/appcart', true],
  ['/deu/de-de/no-such-page', true],
  ['/deu/de-de/appcheckout', false],
  ['/deu/de-de/appcheckout/confirmation', false],
  ['/deu/de-de/cancel-order/abc', false],
  ['/deu/de-de/set-password', false],
  ['/deu/de-de/country-selector', false],
])('%s may be covered: %s', (pathname, covered) => {
  expect(mayBeCovered(pathname)).toBe(covered)
})
