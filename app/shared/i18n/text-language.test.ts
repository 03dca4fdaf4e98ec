import {locales} from '@config/locales'
import {textLanguage} from './text-language'

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
    expect(textLanguage('Folds with one hand.', 'de-DE')).toEqual({})
    expect(textLanguage('Folds with one hand.', 'pl-PL')).toEqual({})
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
