import {TYPE} from '@formatjs/icu-messageformat-parser'
import {findProblems} from './check'
import {compileMessages, resolveMessages} from './compile'
import {
  fallbackChain,
  formatMessages,
  isComplete,
  readTranslations,
  type Translations,
} from './files'
import {findRefusedWords, readTerms} from './terms'

const withBase = (base: Record<string, string>, others: Record<string, Record<string, string>>) =>
  new Map([['en-GB', base], ...Object.entries(others)]) satisfies Translations

describe('fallback', () => {
  it('goes from the locale to its language and then to the base', () => {
    expect(fallbackChain('de-AT')).toEqual(['de-AT', 'de-DE', 'en-GB'])
    expect(fallbackChain('en-JP')).toEqual(['en-JP', 'en-GB'])
    expect(fallbackChain('fi-FI')).toEqual(['fi-FI', 'en-GB'])
  })

  it('keeps the two scripts of Chinese apart', () => {
    expect(fallbackChain('zh-CN')).toEqual(['zh-CN', 'en-GB'])
    expect(fallbackChain('zh-TW')).toEqual(['zh-TW', 'en-GB'])
    expect(fallbackChain('zh-HK')).toEqual(['zh-HK', 'zh-TW', 'en-GB'])
    expect(['zh-CN', 'zh-TW', 'zh-HK', 'de-AT', 'en-GB'].map(isComplete)).toEqual([
      ...[true, true, false, false, true],
    ])
  })

  it('works per key', () => {
    const translations = withBase(
      {colour: 'Colour', cart: 'Cart', help: 'Help'},
      {'de-DE': {colour: 'Farbe', cart: 'Warenkorb'}, 'de-AT': {cart: 'Einkaufswagen'}},
    )
    expect(resolveMessages(translations, 'de-AT')).toEqual({
      colour: 'Farbe',
      cart: 'Einkaufswagen',
      help: 'Help',
    })
  })
})

describe('compiling', () => {
  it('keeps a text without arguments as text, quotes resolved', () => {
    expect(compileMessages({a: "Don't", b: "Write '{x}'"})).toEqual({a: "Don't", b: 'Write {x}'})
  })

  it('turns a text with arguments or tags into its syntax tree', () => {
    const {items, terms} = compileMessages({items: '{n} items', terms: 'Read the <a>terms</a>'})
    expect(items).toEqual([
      {type: TYPE.argument, value: 'n'},
      {type: TYPE.literal, value: ' items'},
    ])
    expect(terms).toMatchObject([{type: TYPE.literal}, {type: TYPE.tag, value: 'a'}])
  })

  it('keeps "e-mail" of a sentence on one line, and leaves the name of a field as it is', () => {
    const text = 'Send mig nyheder på e-mail. Læs <a>mere om e-mail</a>.'
    const {news, field} = compileMessages({news: text, field: 'Din e-mailadresse'})
    expect(JSON.stringify(news).split('e-\u2060mail')).toHaveLength(3)
    expect(field).toBe('Din e-mailadresse')
  })

  it('names the key of a text that is not valid', () => {
    expect(() => compileMessages({'cart.count': '{n, plural, one {x}}'})).toThrow(/^cart\.count: /)
  })
})

describe('the check', () => {
  it('reports missing, unknown and empty messages', () => {
    const problems = findProblems(
      withBase({a: 'A', b: 'B', c: 'C'}, {'ja-JP': {a: 'あ', c: ' ', d: 'で'}}),
    )
    expect(problems).toEqual([
      {locale: 'ja-JP', key: 'b', problem: 'is missing'},
      {locale: 'ja-JP', key: 'c', problem: 'is empty'},
      {locale: 'ja-JP', key: 'd', problem: 'is not in en-GB'},
    ])
  })

  it('lets a regional file be partial but not repeat what it inherits', () => {
    const problems = findProblems(
      withBase({color: 'Colour', cart: 'Cart'}, {'en-US': {color: 'Color', cart: 'Cart'}}),
    )
    expect(problems).toEqual([{locale: 'en-US', key: 'cart', problem: 'repeats the text of en-GB'}])
  })

  it.each([
    ['another name', '{total} items', '{count} Artikel'],
    ['another kind', '{count} items', '{count, number} Artikel'],
    ['a missing tag', 'Read the <link>terms</link>', 'Lies die AGB'],
    [
      'an argument hidden in a plural',
      '{n, plural, other {# in {place}}}',
      '{n, plural, other {#}}',
    ],
  ])('reports %s', (_, english, german) => {
    const [problem, ...rest] = findProblems(withBase({a: english}, {'de-DE': {a: german}}))
    expect(problem).toMatchObject({locale: 'de-DE', key: 'a'})
    expect(problem?.problem).toMatch(/^has arguments/)
    expect(rest).toEqual([])
  })

  it('takes a plural and a plain number for the same argument', () => {
    const base = {a: '{n, plural, one {# item} other {# items}}'}
    expect(findProblems(withBase(base, {'ja-JP': {a: '{n, number}点'}}))).toEqual([])
  })
})

describe('terms', () => {
  const refused = (texts: Record<string, string>, use: string, ...not: string[]) =>
    findRefusedWords('nl-NL', texts, {term: {use, not}}).map(({key}) => key)

  it('find a refused word, and no part of another word', () => {
    const texts = {a: 'Pay at the Till.', b: 'Open until ten', c: 'The till', d: 'Checkout'}
    expect(refused(texts, 'checkout', 'till')).toEqual(['a', 'c'])
  })

  it('leave our own word, of which a refused one is a part', () => {
    const texts = {a: 'Paga con la digitale Lommebok', b: 'Digital lommebok', c: '銀行卡と卡'}
    expect(refused(texts, 'digital lommebok (wallet)', 'lommebok')).toEqual(['a'])
    expect(refused(texts, '銀行卡', '卡')).toEqual(['c'])
  })

  it('tell our word from its capitals', () => {
    expect(refused({a: 'Btw inbegrepen', b: 'excl. BTW'}, 'btw', 'BTW')).toEqual(['b'])
  })
})

describe('the translations of the storefront', () => {
  const translations = readTranslations()
  const complete = [...translations].filter(([locale]) => isComplete(locale))

  it('are complete', () => {
    expect(findProblems(translations)).toEqual([])
  })

  it.each(complete)('%s has no word that its terms refuse', (locale, messages) => {
    const terms = readTerms(locale)
    expect(Object.keys(terms).length).toBeGreaterThan(10)
    const fields = Object.values(terms).flatMap(Object.keys)
    expect([...new Set([...fields, 'use', 'not', 'otherwise', 'note'])]).toHaveLength(4)
    expect(findRefusedWords(locale, messages, terms)).toEqual([])
  })

  it.each([
    ['pt-BR', 'pt-PT', 'CEP'],
    ['es-PE', 'es-ES', 'Código postal'],
    ['fr-CH', 'fr-FR', 'NPA'],
    ['zh-HK', 'zh-TW', '郵政編碼'],
    ['en-IN', 'en-GB', 'PIN code'],
  ])('give %s what differs and take the rest from %s', (region, language, postalCode) => {
    const [texts, inherited] = [region, language].map((l) => resolveMessages(translations, l))
    const own = translations.get(region) ?? {}
    expect(texts?.['address.postalCode']).toBe(postalCode)
    const differing = Object.keys(texts ?? {}).filter((key) => texts?.[key] !== inherited?.[key])
    expect(differing.sort()).toEqual(Object.keys(own).sort())
  })

  it.each(['fr-FR', 'fr-BE', 'fr-CH'])(
    '%s has no space of which a line begins with a sign',
    (id) => {
      const texts = Object.values(translations.get(id) ?? {})
      expect(texts.filter((text) => / [:;!?»]|« /.test(text))).toEqual([])
    },
  )

  it('are in order', () => {
    for (const messages of translations.values()) {
      expect(JSON.stringify(messages, null, 2)).toBe(formatMessages(messages).trimEnd())
    }
  })
})
