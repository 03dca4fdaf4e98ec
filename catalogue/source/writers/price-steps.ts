import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {mainLocaleOf} from '../../../config/locales'
import {codesOf, languages} from '../languages/languages'
import {roundAmountIn, sellingCurrencies, type Currency} from '../money'
import {generatedSites} from '../sites'
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

const translations = join(__dirname, '../../../translations')

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

/** Locale in which a language writes a currency: that of a site with both, else the main one of the language. */
function moneyLocale(language: string, currency: Currency): string {
  const locales = generatedSites
    .filter((site) => site.currency === currency)
    .flatMap((site) => site.locales)
  return locales.find((id) => id.split('-')[0] === language) ?? localeOf(language)
}

function nameOf({from, to}: Step, words: StepWords, money: (amount: number) => string): string {
  const text = from === undefined ? words.upTo : to === undefined ? words.from : words.range
  return text.replace('{from}', money(from ?? 0)).replace('{to}', money(to ?? 0))
}

function bucket(step: Step, currency: Currency): Element {
  const moneyIn = (locale: string) => (amount: number) => writeMoney(amount, currency, locale, 0)
  return el(
    'price-bucket',
    {currency},
    leaf('display-name', nameOf(step, ENGLISH, moneyIn(ENGLISH_LOCALES[currency] ?? 'en-GB')), {
      'xml:lang': 'x-default',
    }),
    spoken.flatMap(({language, words}) => {
      const name = nameOf(step, words, moneyIn(moneyLocale(language, currency)))
      return codesOf(language).map((code) => leaf('display-name', name, {'xml:lang': code}))
    }),
    leaf('threshold', (step.to ?? OPEN_END).toFixed(1)),
  )
}

function stepsIn(currency: Currency): Step[] {
  const own = Object.entries(ENDS).find(([id]) => id === currency)?.[1]
  const ends = own ?? ENDS.EUR.map((eur) => roundAmountIn({eur, usd: eur, jpy: eur}, currency))
  return [...ends, undefined].map((to, index) => ({from: ends[index - 1], to}))
}

/** Price steps of the filter in every currency in which a site sells, in every language. */
export const priceSteps = (): Element[] =>
  sellingCurrencies.flatMap((currency) => stepsIn(currency).map((step) => bucket(step, currency)))
