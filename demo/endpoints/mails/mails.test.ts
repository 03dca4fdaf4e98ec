import {placeholders} from '../../../sandbox/domains/fill-text'
import {mailTextLanguages} from '../../../sandbox/domains/outbox/mail-languages'
import type {Letter} from '../../../sandbox/domains/outbox/mail-texts'
import {LanguageTexts} from '../../../sandbox/domains/sites/language-texts'

const texts = new LanguageTexts<{letters: Readonly<Record<string, Letter>>}>(__dirname, 'mails')
/** American English has what differs from English alone. */
const languages = mailTextLanguages().filter((language) => language !== 'en-us')

const shapeOf = ({subject, paragraphs}: Letter) => [
  // Japanese subjects begin with the name of the shop.
  placeholders(subject.replace(/^【\{shop\}】/, '')),
  ...paragraphs.map(placeholders),
]

it('has the languages of the mails of the package', () => {
  expect([...texts.languages].sort()).toEqual([...mailTextLanguages()].sort())
})

it.each(languages)(
  'every letter has a text in %s with the values of the English one',
  (language) => {
    const {letters} = texts.of(language)
    const english = texts.of('en').letters
    expect(Object.keys(letters).sort()).toEqual(Object.keys(english).sort())
    for (const [name, letter] of Object.entries(letters)) {
      const expected = english[name] as Letter
      const [subject, ...paragraphs] = shapeOf(letter)
      const [englishSubject, ...englishParagraphs] = shapeOf(expected)
      expect(paragraphs).toEqual(englishParagraphs)
      // Each language names the shop where its grammar lets it.
      expect(subject?.filter((one) => one !== 'shop')).toEqual(
        englishSubject?.filter((one) => one !== 'shop'),
      )
      if (language !== 'en') expect(letter.paragraphs).not.toEqual(expected.paragraphs)
    }
  },
)
