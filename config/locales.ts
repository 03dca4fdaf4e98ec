/** A locale that a site can have. */
export interface LocaleRecord {
  /** Language and region, such as `de-AT`. */
  readonly id: string
  /** ISO 639-1. */
  readonly language: string
  /** ISO 3166-1 alpha-2. */
  readonly region: string
  /** Name of the language in that language. */
  readonly name: string
  readonly direction: 'ltr' | 'rtl'
  /** Name of the locale in date-fns, for content that is written with it. */
  readonly dateFns: string
  /** BCP 47 locale for numbers, money, dates and units of `Intl`. */
  readonly formats: string
}

/** Language, its name, and its regions; the first region has the texts of the whole language. */
const LANGUAGES = `
ar|العربية|AE SA EG KW QA BH OM JO
bg|Български|BG
cs|Čeština|CZ
da|Dansk|DK
de|Deutsch|DE AT CH BE LU
el|Ελληνικά|GR CY
en|English|GB US AU CA IE NZ ZA IN SG HK AE AT BE CH CN DE DK ES FI FR GR IL IT JP KR LU MT NL NO PL PT SE
es|Español|ES MX AR CL CO PE
et|Eesti|EE
fi|Suomi|FI
fr|Français|FR BE CH LU CA
he|עברית|IL
hr|Hrvatski|HR
hu|Magyar|HU
is|Íslenska|IS
it|Italiano|IT CH
ja|日本語|JP
ko|한국어|KR
lt|Lietuvių|LT
lv|Latviešu|LV
nl|Nederlands|NL BE
no|Norsk|NO
pl|Polski|PL
pt|Português|PT BR
ro|Română|RO
ru|Русский|RU
sk|Slovenčina|SK
sl|Slovenščina|SI
sv|Svenska|SE FI
tr|Türkçe|TR
uk|Українська|UA
zh|中文|CN TW HK`

const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['ar', 'he'])
/** Direction of text in a locale or a language; from left to right when it is unknown. */
export const directionOf = (locale: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.has(locale.split('-')[0] ?? '') ? 'rtl' : 'ltr'

/** Locales of date-fns that are not named by the language alone. */
const DATE_FNS: ReadonlySet<string> = new Set([
  'ar-EG',
  'ar-SA',
  'de-AT',
  'en-AU',
  'en-CA',
  'en-GB',
  'en-IE',
  'en-IN',
  'en-NZ',
  'en-US',
  'en-ZA',
  'fr-CA',
  'fr-CH',
  'it-CH',
  'nl-BE',
  'pt-BR',
  'zh-CN',
  'zh-HK',
  'zh-TW',
])
/**
 * Regions where English has formats of its own; it is written as in Britain elsewhere. In Japan the sign of the
 * yen is `¥`, not `JP¥`.
 */
const ENGLISH_FORMATS = 'GB US AU CA IE NZ ZA IN SG HK JP'.split(' ')

function dateFnsOf(language: string, region: string): string {
  const id = `${language}-${region}`
  if (DATE_FNS.has(id)) return id.replace('-', '')
  if (language === 'en') return 'enGB'
  return {no: 'nb', zh: 'zhCN'}[language] ?? language
}

function formatsOf(language: string, region: string): string {
  if (language === 'en' && !ENGLISH_FORMATS.includes(region)) return 'en-GB'
  return language === 'no' ? `nb-${region}` : `${language}-${region}`
}

const languages = LANGUAGES.trim()
  .split('\n')
  .map((line) => {
    const [language = '', name = '', regions = ''] = line.split('|')
    return {language, name, regions: regions.split(' ')}
  })

/** All locales, by language. */
export const locales: readonly LocaleRecord[] = languages.flatMap(({language, name, regions}) =>
  regions.map((region) => ({
    id: `${language}-${region}`,
    language,
    region,
    name,
    direction: directionOf(language),
    dateFns: dateFnsOf(language, region),
    formats: formatsOf(language, region),
  })),
)

/** The locale whose texts a language has; its regions hold what differs. */
export const mainLocaleOf = (language: string): string | undefined =>
  locales.find((locale) => locale.language === language)?.id

/** Regions that write Chinese in the traditional script, and the locale with its texts. */
const TRADITIONAL_CHINESE: Readonly<Record<string, string>> = {'zh-TW': 'zh-TW', 'zh-HK': 'zh-TW'}

/** The locale with the texts of a whole language, or of one of its scripts, for a locale such as `de-AT`. */
export const textLocaleOf = (localeId: string): string | undefined =>
  TRADITIONAL_CHINESE[localeId] ?? mainLocaleOf(localeId.split('-')[0] ?? '')
