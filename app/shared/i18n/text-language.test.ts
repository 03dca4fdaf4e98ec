import {locales} from '@config/locales'
import {
  ENGLISH as ENGLISH_FOLDER,
  flatten,
  kinds,
  languages,
  readTexts,
} from '../../../demo/catalogue/source/languages/languages'
import {frameTexts, pageTexts} from '../../../demo/catalogue/source/writers/library'
import {textLanguage} from './text-language'

const textsOf = (language: string) =>
  kinds.flatMap((kind) => flatten(readTexts(language, kind)).map(([, text]) => text))

const ENGLISH = {lang: 'en', dir: 'ltr'}

describe('the language of a text of the backend (rule SITE-31)', () => {
  it.each(['ar-AE', 'el-GR', 'ru-RU', 'ja-JP', 'ko-KR', 'zh-TW', 'he-IL', 'uk-UA', 'bg-BG'])(
    'is English in Latin letters on a page in other letters: %s',
    (locale) => {
      expect(textLanguage('<p>Folds with one hand.</p>', locale)).toEqual(ENGLISH)
      expect(textLanguage('85 × 45 cm', locale)).toEqual({})
      expect(textLanguage('', locale)).toEqual({})
    },
  )

  it('is that of the page otherwise', () => {
    expect(textLanguage('عربة Vindra، تُطوى بيد واحدة.', 'ar-AE')).toEqual({})
    expect(textLanguage('Vindra シティベビーカー', 'ja-JP')).toEqual({})
    expect(textLanguage('Folds with one hand.', 'en-DE')).toEqual({})
  })

  it.each(['de-DE', 'pl-PL', 'fr-CA', 'nl-BE', 'tr-TR'])(
    'is English by its words on a page in Latin letters: %s',
    (locale) => {
      expect(textLanguage('<p class="de">Folds with one hand.</p>', locale)).toEqual({lang: 'en'})
      expect(textLanguage('Care and safety guide', locale)).toEqual({lang: 'en'})
      expect(textLanguage('Vindra', locale)).toEqual({})
      expect(textLanguage('', locale)).toEqual({})
    },
  )

  it('is that of a translation in which an English name is quoted', () => {
    const text =
      'Der Film „The First Year“ begleitet eine Familie durch zwölf Monate in Oslo und Kiel.'
    expect(textLanguage(text, 'de-DE')).toEqual({})
  })

  it('is never English for a text of the catalogue that is translated', () => {
    const latin = languages.filter((language) => !textLanguage('English', language).lang)
    expect(latin.length).toBeGreaterThan(12)
    const wrong = latin.flatMap((language) =>
      textsOf(language).filter((text) => textLanguage(text, language).lang),
    )
    expect(wrong).toEqual([])
  })

  it('is English for nearly all English prose of the catalogue', () => {
    const ofLibrary = flatten({frame: frameTexts(), pages: pageTexts()}).map(([, text]) => text)
    const english = [...textsOf(ENGLISH_FOLDER), ...ofLibrary]
    const prose = english.filter((text) => text.split(/\s+/).length > 7)
    const missed = prose.filter((text) => !textLanguage(text, 'de-DE').lang)
    expect(prose.length).toBeGreaterThan(300)
    expect(missed.length / prose.length).toBeLessThan(0.06)
  })

  it('knows the letters of every language that has no Latin ones', () => {
    const other = locales.filter(({name}) => !/\p{Script=Latin}/u.test(name))
    expect(other.length).toBeGreaterThan(8)
    for (const {id, name} of other) {
      expect({id, ...textLanguage('English words', id)}).toEqual({id, ...ENGLISH})
      expect({id, ...textLanguage(name, id)}).toEqual({id})
    }
  })
})
