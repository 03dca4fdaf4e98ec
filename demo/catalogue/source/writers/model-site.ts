import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {handWrittenTaxes} from '../sites'
import {stateTaxXml, taxXml} from './tax'

const files = join(__dirname, '../sites/files')

/**
 * A file of a site that is written by hand. Files with no money and no country in them are copied to the generated
 * sites, the others are derived.
 */
export const modelFile = (name: string, site: 'DEU' | 'GLO' = 'DEU'): string =>
  readFileSync(join(files, site, `${name}.xml`), 'utf8')

const PREFERENCE = /<preference preference-id="(\w+)"(?:\/>|>([^<]*)<\/preference>)/g

/** Country of payment methods, and the most that an invoice may be for, in major units. */
export interface PaymentTerms {
  readonly countries: readonly string[]
  readonly currency: string
  readonly invoiceMax: number
}

/** The model's payment methods for other countries and another currency. */
export const paymentMethodsFor = ({countries, currency, invoiceMax}: PaymentTerms): string =>
  modelFile('payment-methods')
    .replace(
      / *<country country-code="DE"\/>\n/g,
      countries.map((code) => `      <country country-code="${code}"/>\n`).join(''),
    )
    .replaceAll('<currency>EUR</currency>', `<currency>${currency}</currency>`)
    .replaceAll('currency="EUR"', `currency="${currency}"`)
    .replace(/(<max-purchase-amount>)\d+/, `$1${invoiceMax}`)

/** The model's sorting rules and options for a site without prices. */
export const contentSort = (): string =>
  modelFile('sort').replace(/ *<sorting-option option-id="price-.*?<\/sorting-option>\n/gs, '')

/** What sites that are written by hand share with the model: XML by path in the archive. */
const sharedXmls = (): [path: string, xml: string][] => [
  ['sites/GLO/slots.xml', modelFile('slots')],
  ['sites/GLO/sort.xml', contentSort()],
  ['sites/USA/tax.xml', stateTaxXml(handWrittenTaxes.stateTaxes)],
  ...Object.entries(handWrittenTaxes.taxes).map(([site, taxes]): [string, string] => [
    `sites/${site}/tax.xml`,
    taxXml(taxes),
  ]),
  ...[
    {site: 'USA', countries: ['US'], currency: 'USD', invoiceMax: 5000},
    {site: 'JPN', countries: ['JP'], currency: 'JPY', invoiceMax: 700_000},
  ].flatMap(({site, ...terms}): [string, string][] => [
    [`sites/${site}/slots.xml`, modelFile('slots')],
    [`sites/${site}/sort.xml`, modelFile('sort')],
    [`sites/${site}/payment-methods.xml`, paymentMethodsFor(terms)],
  ]),
]

/** Files of sites that are written by hand: XML by path in the archive. */
export const handWrittenXmls = (): Map<string, string> =>
  new Map([
    ...sharedXmls(),
    ...readdirSync(files).flatMap((site) =>
      readdirSync(join(files, site)).map((name): [string, string] => [
        `sites/${site}/${name}`,
        readFileSync(join(files, site, name), 'utf8'),
      ]),
    ),
  ])

/** Preferences of a site that is written by hand: id and text. */
export const modelPreferences = (site: 'DEU' | 'GLO'): (readonly [id: string, text: string])[] =>
  [...modelFile('preferences', site).matchAll(PREFERENCE)].map(
    ([, id = '', text = '']) => [id, unescape(text)] as const,
  )

const unescape = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
