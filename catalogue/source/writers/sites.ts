import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {generatedSites, type GeneratedSite} from '../sites'
import {stores} from '../stores'
import {el, leaf, serialize, type Element} from './xml'

const impex = 'http://www.demandware.com/xml/impex'
const archiveSites = join(__dirname, '../../../sandbox/data/archive/sites')

/** Inventory list of the European sites besides Germany: they share a warehouse. */
export const EUROPEAN_INVENTORY = 'inventory-europe'

/** Site from whose files those with no money and no country in them are copied, and the rest is derived. */
const MODEL = 'DEU'
const modelFile = (name: string): string =>
  readFileSync(join(archiveSites, MODEL, `${name}.xml`), 'utf8')

function siteXml({id, name, currency}: GeneratedSite): string {
  return serialize(
    el(
      'site',
      {xmlns: `${impex}/site/2007-04-30`, 'site-id': id},
      leaf('name', name),
      leaf('currency', currency),
      leaf('taxation', 'gross'),
      leaf('brand', 'Barnholt'),
      leaf('storefront-status', 'online'),
    ),
  )
}

/** Preferences that depend on the site; the others are those of the model. */
function ownPreferences(site: GeneratedSite): Readonly<Record<string, string>> {
  const {locales, currency, country, timeZone, holidays, centre, business} = site
  const pickup = stores.some((store) => store.country === country) ? ['store-pickup'] : []
  const image = (id: string) => ({
    id,
    image: `/on/demandware.static/-/Sites-barnholt-master/default/delivery/${id}.svg`,
  })
  return {
    siteInventoryList: EUROPEAN_INVENTORY,
    siteCurrency: currency,
    siteLocales: locales.join(','),
    siteDefaultLocale: locales[0] ?? '',
    allowedLocales: locales.join(','),
    d2bEnabled: String(business),
    shippingMethods: JSON.stringify(['standard', 'express', ...pickup].map(image)),
    deliveryRules: JSON.stringify({
      timeZone,
      cutOff: '14:00',
      workingDays: [1, 2, 3, 4, 5],
      holidays,
      methods: {standard: {days: [2, 5]}, express: {days: [1, 2], cutOff: '12:00'}},
      zones: [],
    }),
    countryGeoCoordinates: centre.join(','),
    // German text of the model.
    engravingOakBrownMessage: '',
  }
}

const PREFERENCE = /<preference preference-id="(\w+)"(?:\/>|>([^<]*)<\/preference>)/g

function preferencesXml(site: GeneratedSite): string {
  const own = ownPreferences(site)
  const values = [...modelFile('preferences').matchAll(PREFERENCE)].map(
    ([, id = '', text = '']) => [id, own[id] ?? unescape(text)] as const,
  )
  return serialize(
    el(
      'preferences',
      {xmlns: `${impex}/preferences/2007-03-31`},
      el(
        'custom-preferences',
        {},
        el(
          'all-instances',
          {},
          values.map(([id, text]) => leaf('preference', text, {'preference-id': id})),
        ),
      ),
    ),
  )
}

const unescape = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

function taxXml({country, name, tax: [standard, reduced]}: GeneratedSite): string {
  const rate = (classId: string, value: number) =>
    leaf('tax-rate', value, {'jurisdiction-id': country, 'class-id': classId})
  const taxClass = (id: string, text: string, standardClass?: true) =>
    el('tax-class', {'class-id': id, default: standardClass}, leaf('display-name', text))
  return serialize(
    el(
      'tax',
      {xmlns: `${impex}/tax/2007-02-14`},
      el(
        'tax-classes',
        {},
        taxClass('standard', 'Standard rate', true),
        taxClass('reduced', 'Reduced rate'),
        taxClass('exempt', 'Not taxed'),
      ),
      el(
        'tax-jurisdictions',
        {},
        el(
          'tax-jurisdiction',
          {'jurisdiction-id': country, default: true},
          leaf('display-name', name),
          el('address-mappings', {}, el('address-mapping', {key1: country})),
        ),
      ),
      el('tax-rates', {}, rate('standard', standard), rate('reduced', reduced), rate('exempt', 0)),
    ),
  )
}

const amount = (value: number, from = 0): Element =>
  leaf('amount', value === 0 ? '0' : value.toFixed(2), {'order-value': from})

/** Standard, express and, in countries with a store, pickup: methods of the model with the market's prices. */
function shippingXml({country, delivery}: GeneratedSite): string {
  const price = (tiers: readonly Element[]) =>
    tiers
      .map(
        (tier) =>
          `      <amount order-value="${tier.attributes['order-value']}">${tier.text}</amount>`,
      )
      .join('\n')
  const tables: Readonly<Record<string, readonly Element[]>> = {
    standard: [amount(delivery.standard), amount(0, delivery.freeFrom)],
    express: [amount(delivery.express)],
    'store-pickup': [amount(0)],
  }
  const withPickup = stores.some((store) => store.country === country)
  return modelFile('shipping').replace(
    /  <shipping-method method-id="([\w-]+)"[\s\S]*?<\/shipping-method>\n/g,
    (method: string, id: string) => {
      if (id === 'store-pickup' && !withPickup) return ''
      return method.replace(
        /<price-table>[\s\S]*?<\/price-table>/,
        `<price-table>\n${price(tables[id] ?? [])}\n    </price-table>`,
      )
    },
  )
}

/** The model's payment methods for the country and the currency. */
function paymentXml({country, currency, delivery}: GeneratedSite): string {
  return modelFile('payment-methods')
    .replaceAll('country-code="DE"', `country-code="${country}"`)
    .replaceAll('<currency>EUR</currency>', `<currency>${currency}</currency>`)
    .replaceAll('currency="EUR"', `currency="${currency}"`)
    .replace(/(<max-purchase-amount>)\d+/, `$1${delivery.invoiceMax}`)
}

/** Files of the generated sites that no other writer makes: XML by path in the archive. */
export function siteXmls(): Map<string, string> {
  return new Map(
    generatedSites.flatMap((site) =>
      Object.entries({
        site: siteXml(site),
        preferences: preferencesXml(site),
        tax: taxXml(site),
        shipping: shippingXml(site),
        'payment-methods': paymentXml(site),
        slots: modelFile('slots'),
        sort: modelFile('sort'),
      }).map(([name, xml]) => [`sites/${site.id}/${name}.xml`, xml] as const),
    ),
  )
}
