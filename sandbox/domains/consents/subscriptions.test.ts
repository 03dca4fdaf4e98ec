import {localize} from '../sites/locale'
import {subscriptions} from './subscriptions'

/** The languages of the sites that our archive brings, and of their further locales. */
const LANGUAGES = 'ar cs da de el es fi fr hu it ja ko nl no pl pt ro ru sv tr zh zh-TW'.split(' ')

test.each(subscriptions)('$subscriptionId is described in every language', (subscription) => {
  const english = localize(subscription.subtitle, 'en')
  for (const language of LANGUAGES) {
    expect(Object.keys(subscription.title)).toContain(language)
    expect(localize(subscription.subtitle, language)).not.toBe(english)
  }
})
