import {localize} from '../sites/locale'
import {subscriptions} from './subscriptions'

/** The languages of the sites that our archive brings, and of their further locales. */
const LANGUAGES = 'ar cs da de el es fi fr hu it ja ko nl no pl pt ro ru sv tr zh zh-TW'.split(' ')
/** Languages with letters of their own: a text without one of them was not translated. */
const LETTERS: Readonly<Record<string, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  el: /\p{Script=Greek}/u,
  ja: /\p{Script=Katakana}|\p{Script=Hiragana}/u,
  ko: /\p{Script=Hangul}/u,
  ru: /\p{Script=Cyrillic}/u,
  zh: /\p{Script=Han}/u,
  'zh-TW': /\p{Script=Han}/u,
}

test.each(subscriptions)('$subscriptionId is described in every language', (subscription) => {
  const english = localize(subscription.subtitle, 'en')
  for (const language of LANGUAGES) {
    expect(Object.keys(subscription.title)).toContain(language)
    const [title, subtitle] = [subscription.title, subscription.subtitle].map((texts) =>
      localize(texts, language),
    )
    // Some languages say "Newsletter" too.
    expect(title).toMatch(/\p{L}/u)
    expect(subtitle).toMatch(LETTERS[language] ?? /\p{Script=Latin}/u)
    expect(subtitle).not.toBe(english)
  }
})

test.each(LANGUAGES)('no two subscriptions are alike in %s', (language) => {
  const texts = subscriptions.flatMap(({title, subtitle}) =>
    [title, subtitle].map((text) => localize(text, language)),
  )
  expect(new Set(texts).size).toBe(subscriptions.length * 2)
})
