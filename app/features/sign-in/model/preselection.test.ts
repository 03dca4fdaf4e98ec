import {testShop} from '@app/shared/test/shop'
import {newsletterPreselected} from './preselection'

it.each<['USA' | 'DEU' | 'JPN', string, boolean, boolean]>([
  ['USA', 'en-US', true, true],
  ['USA', 'en-US', false, false],
  ['DEU', 'de-DE', true, false],
  ['JPN', 'ja-JP', true, false],
])(
  '%s %s: a preference of %s ticks the box: %s (rule NEWS-6)',
  (id, locale, preference, expected) => {
    const {site, market} = testShop(id, locale)
    const features = {...site.features, newsletterPreselected: preference}
    expect(newsletterPreselected({site: {...site, features}, market})).toBe(expected)
  },
)
