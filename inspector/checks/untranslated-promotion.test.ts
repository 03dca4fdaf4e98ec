import {factsOf, localeOf} from '../testing/facts-of'
import {untranslatedPromotion} from './untranslated-promotion'

const promotion = (id: string, text: string) => ({promotions: [{id, texts: [text]}]})

it('finds a promotion whose text is the English one', () => {
  const facts = factsOf({
    locales: [
      localeOf('de-DE', promotion('spring', 'Ten per cent off')),
      localeOf('en-DE', promotion('spring', 'Ten per cent off')),
    ],
  })
  expect(untranslatedPromotion.run(facts)).toEqual([
    {
      id: 'untranslated-promotion-deu-de-de-spring',
      siteId: 'DEU',
      locale: 'de-DE',
      subject: 'spring',
      problem: 'The promotion “spring” says “Ten per cent off” in de-DE.',
      page: 'http://shop.test/deu/de-de/home',
    },
  ])
})

it.each([
  ['a translation', 'Zehn Prozent Rabatt'],
  ['a short name', 'Spring'],
])('accepts %s', (_name, german) => {
  const facts = factsOf({
    locales: [
      localeOf('de-DE', promotion('spring', german)),
      localeOf('en-DE', promotion('spring', german === 'Spring' ? german : 'Ten per cent off')),
    ],
  })
  expect(untranslatedPromotion.run(facts)).toEqual([])
})
