import {placeholders} from '../fill-text'
import {mailTextLanguages, mailTexts} from '../outbox/mail-languages'
import {allPaymentTexts} from '../../companies/payment/payment-texts'
import {allDocumentTexts} from './document-texts'

type Node = string | readonly Node[] | {readonly [key: string]: Node}

/** Every text of a tree by its path. */
function leaves(node: Node, path = ''): [path: string, text: string][] {
  if (typeof node === 'string') return [[path, node]]
  return Object.entries(node).flatMap(([key, value]) => leaves(value as Node, `${path}.${key}`))
}

/** Texts of a family by language. */
const byLanguage = (languages: readonly string[], of: (language: string) => unknown) =>
  Object.fromEntries(languages.map((language) => [language, of(language)]))

const families: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  mails: byLanguage(mailTextLanguages(), mailTexts),
  documents: byLanguage(allDocumentTexts.languages, (one) => allDocumentTexts.of(one)),
  payments: byLanguage(allPaymentTexts.languages, (one) => allPaymentTexts.of(one)),
}
const cases = Object.entries(families).flatMap(([family, texts]) =>
  Object.keys(texts).map((language) => [family, language] as const),
)

/** Greetings with another name than the first one: in Czech none, because it would be inflected. */
const OTHER_GREETINGS: Readonly<Record<string, readonly string[]>> = {
  cs: [],
  ja: ['lastName'],
  ko: ['fullName'],
  'zh-cn': ['fullName'],
  'zh-tw': ['fullName'],
}
/** Texts that are the same word in two languages of which one is English. */
const SAME_WORD_LIMIT = 14

it('has the languages of the sites', () => {
  const languages = [
    'ar',
    'cs',
    'da',
    'de',
    'el',
    'en',
    'es',
    'fi',
    'fr',
    'hu',
    'it',
    'ja',
    'ko',
    'nl',
    'no',
  ]
  languages.push('pl', 'pt', 'ro', 'ru', 'sv', 'tr', 'zh-cn', 'zh-tw')
  expect([...allDocumentTexts.languages].sort()).toEqual(languages)
  expect([...allPaymentTexts.languages].sort()).toEqual(languages)
  expect([...mailTextLanguages()].sort()).toEqual([...languages, 'en-us'].sort())
})

it.each(cases)('%s in %s have every text with its placeholders', (family, language) => {
  const own = new Map(leaves(families[family]?.[language] as Node))
  const english = leaves(families[family]?.['en'] as Node)
  expect([...own.keys()].sort()).toEqual(english.map(([path]) => path).sort())
  for (const [path, text] of english) {
    const translated = own.get(path) ?? ''
    expect(translated.trim()).not.toBe('')
    const names = path === '.greeting' ? OTHER_GREETINGS[language] : undefined
    // Japanese subjects begin with the name of the shop.
    const written = language === 'ja' ? translated.replace(/^【\{shop\}】/, '') : translated
    expect({path, names: placeholders(/\{shop\}/.test(text) ? translated : written)}).toEqual({
      path,
      names: names ?? placeholders(text),
    })
  }
})

it.each(cases.filter(([, language]) => !language.startsWith('en')))(
  '%s in %s are translated',
  (family, language) => {
    const english = new Map(leaves(families[family]?.['en'] as Node))
    const same = leaves(families[family]?.[language] as Node).filter(
      ([path, text]) => english.get(path) === text,
    )
    expect(same.filter(([, text]) => text.includes(' '))).toEqual([])
    expect(same.length).toBeLessThan(SAME_WORD_LIMIT)
  },
)
