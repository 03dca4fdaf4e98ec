import {translationsOf, type Text} from '../languages/languages'
import {sellingLocales, type GeneratedSite} from '../sites'
import {withAmount, writeMoney} from './amount'
import {deliveryText} from './delivery'

/** Content asset about delivery. */
export const DELIVERY_PAGE = 'shipping-and-delivery'

const BODY =
  /      <custom-attribute attribute-id="body" xml:lang="([\w-]+)"><!\[CDATA\[([\s\S]*?)\]\]><\/custom-attribute>\n/g
const ROWS = /<tbody>[\s\S]*?<\/tbody>/

const languageOf = (locale: string): string => locale.split('-')[0] ?? ''

/** A text in the language of a locale; undefined where it is not translated. */
function inLanguage(text: Text, locale: string): string | undefined {
  const language = languageOf(locale)
  if (language === 'en') return text.en
  return translationsOf(text).find(([code]) => code === language)?.[1]
}

/** The sentence of a description that says from which order value delivery is free. */
const freeFromOf = (description: string): string =>
  description.split(/(?<=[.。])\s*/).find((sentence) => sentence.includes('{amount}')) ?? ''

/** Rows of the table of a site in a locale; undefined where a text is not translated. */
function rowsOf({delivery, currency}: GeneratedSite, locale: string): string | undefined {
  const money = (amount: number, rounded = false) => writeMoney(amount, currency, locale, rounded)
  const texts = [
    deliveryText('standard', 'name'),
    deliveryText('standard', 'arrival'),
    deliveryText('standard', 'description'),
    deliveryText('express', 'name'),
    deliveryText('express', 'arrival'),
  ].map((text) => inLanguage(text, locale))
  if (texts.some((text) => text === undefined)) return undefined
  const [name, arrival, description = '', fastName, fastArrival] = texts
  const free = withAmount(freeFromOf(description), money(delivery.freeFrom, true))
  return [
    '<tbody>',
    `<tr><th scope="row">${name}</th><td>${arrival}</td><td>${money(delivery.standard)}<br>${free}</td></tr>`,
    `<tr><th scope="row">${fastName}</th><td>${fastArrival}</td><td>${money(delivery.express)}</td></tr>`,
    '</tbody>',
  ].join('\n')
}

/**
 * The page about delivery with a body for each locale of the generated sites, which has the prices of its own site
 * instead of those of the sites that are written by hand.
 */
export function withDeliveryRows(content: string): string {
  const bodies = new Map(
    [...content.matchAll(BODY)].map(([, code = '', body = '']) => [code, body]),
  )
  const own = [...sellingLocales()].flatMap(([locale, site]) => {
    const language = languageOf(locale)
    const body = bodies.get(language === 'en' ? 'x-default' : language)
    const rows = rowsOf(site, locale)
    if (body === undefined || rows === undefined || !ROWS.test(body)) return []
    const text = body.replace(ROWS, rows)
    const spelled = locale === 'de-CH' ? text.replaceAll('ß', 'ss') : text
    return `      <custom-attribute attribute-id="body" xml:lang="${locale}"><![CDATA[${spelled}]]></custom-attribute>\n`
  })
  const last = [...content.matchAll(BODY)].at(-1)?.[0] ?? ''
  return content.replace(last, () => last + own.join(''))
}
