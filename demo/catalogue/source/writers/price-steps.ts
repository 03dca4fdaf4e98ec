import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {mainLocaleOf} from '../../../../config/locales'
import {sites} from '../../../../config/sites/registry'
import {codesOf, languages} from '../languages/languages'
import {roundAmountIn, sellingCurrencies, type Currency} from '../money'
import {writeMoney} from './amount'
import {el, leaf, type Element} from './xml'

/** Upper ends of the price steps in major units; the last step is open. Other currencies have the converted ones. */
const ENDS = {EUR: [50, 150, 400, 900], USD: [50, 150, 400, 900], JPY: [8000, 25000, 60000, 130000]}

/** Threshold of an open step: above every price. */
const OPEN_END = 100000000

interface Step {
  readonly from?: number
  readonly to?: number
}

/** Sentences of a price step, with `{from}` and `{to}`. */
interface StepWords {
  readonly upTo: string
  readonly range: string
  readonly from: string
}

const ENGLISH: StepWords = {upTo: 'Under {to}', range: '{from} – {to}', from: '{from} and more'}
const OWN: Readonly<Record<string, StepWords>> = {
  de: {upTo: 'Unter {to}', range: '{from} – {to}', from: 'Ab {from}'},
  ja: {upTo: '{to}未満', range: '{from}〜{to}', from: '{from}以上'},
}

const translations = join(__dirname, '../../../../translations')

const localeOf = (language: string): string =>
  language.includes('-') ? language : (mainLocaleOf(language) ?? 'en-GB')

/** Words of the shop's own texts, which name a price range that a shopper enters. */
function wordsOf(language: string): StepWords {
  const own = OWN[language]
  if (own) return own
  const file = join(translations, `${localeOf(language)}.json`)
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  const text = (id: string) => texts[`listing.price${id}`] ?? ''
  return {upTo: text('UpTo'), range: text('Range'), from: text('From')}
}

const spoken = ['de', 'ja', ...languages].map((language) => ({language, words: wordsOf(language)}))

/** English locale in which a currency has its own sign. */
const ENGLISH_LOCALES: Readonly<Record<string, string>> = {USD: 'en-US', JPY: 'en-JP'}

/** Locales of a language on the sites that sell in a currency. */
const localesIn = (language: string, currency: Currency): string[] => [
  ...new Set(
    sites
      .filter(({isContentOnlySite}) => !isContentOnlySite)
      .flatMap(({l10n}) => l10n.supportedLocales)
      .filter(({id, preferredCurrency}) => isOf(id, language) && preferredCurrency === currency)
      .map(({id}) => id),
  ),
]
const isOf = (locale: string, language: string): boolean => locale.split('-')[0] === language

/** Locale in which a language writes a currency: its main one, unless only sites in others sell in that currency. */
function moneyLocale(language: string, currency: Currency): string {
  const main = localeOf(language)
  const locales = localesIn(language, currency)
  return locales.includes(main) ? main : (locales[0] ?? main)
}

function nameOf({from, to}: Step, words: StepWords, money: (amount: number) => string): string {
  const text = from === undefined ? words.upTo : to === undefined ? words.from : words.range
  return text.replace('{from}', money(from ?? 0)).replace('{to}', money(to ?? 0))
}

/** Names of a step by locale: one for each language, and those of its regions that write money otherwise. */
function namesOf(step: Step, currency: Currency): Map<string, string> {
  const nameIn = (locale: string, words: StepWords): string =>
    nameOf(step, words, (amount) => writeMoney(amount, currency, locale, true))
  const english = nameIn(ENGLISH_LOCALES[currency] ?? 'en-GB', ENGLISH)
  const names = new Map([['x-default', english]])
  for (const {language, words} of [{language: 'en', words: ENGLISH}, ...spoken]) {
    const name = language === 'en' ? english : nameIn(moneyLocale(language, currency), words)
    if (language !== 'en') for (const code of codesOf(language)) names.set(code, name)
    for (const locale of localesIn(language, currency)) {
      const regional = nameIn(locale, words)
      if (regional !== name) names.set(locale, regional)
    }
  }
  return names
}

const bucket = (step: Step, currency: Currency): Element =>
  el(
    'price-bucket',
    {currency},
    [...namesOf(step, currency)].map(([code, name]) =>
      leaf('display-name', name, {'xml:lang': code}),
    ),
    leaf('threshold', (step.to ?? OPEN_END).toFixed(1)),
  )

function stepsIn(currency: Currency): Step[] {
  const own = Object.entries(ENDS).find(([id]) => id === currency)?.[1]
  const ends = own ?? ENDS.EUR.map((eur) => roundAmountIn({eur, usd: eur, jpy: eur}, currency))
  return [...ends, undefined].map((to, index) => ({from: ends[index - 1], to}))
}

/** Price steps of the filter in every currency in which a site sells, in every language. */
export const priceSteps = (): Element[] =>
  sellingCurrencies.flatMap((currency) => stepsIn(currency).map((step) => bucket(step, currency)))
