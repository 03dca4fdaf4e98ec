import {markets} from '../../../../config/markets/registry'
import {textAt} from '../languages/languages'
import {contentSites, generatedSites, type ContentSite, type GeneratedSite} from '../sites'
import {deliveryMethods, shippingXml} from './delivery'
import {contentSort, modelFile, modelPreferences} from './model-site'
import {paymentXml} from './payment'
import {priceBookId} from './prices'
import {siteTexts} from './site-texts'
import {taxXml} from './tax'
import {el, leaf, serialize} from './xml'

const impex = 'http://www.demandware.com/xml/impex'

function siteXml({id, name, currency}: ContentSite): string {
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

type Preferences = Readonly<Record<string, string>>

/** Preferences of every site; the others are those of the model. */
const sharedPreferences = ({locales, currency, centre}: ContentSite): Preferences => ({
  siteCurrency: currency,
  siteLocales: locales.join(','),
  siteDefaultLocale: locales[0] ?? '',
  allowedLocales: locales.join(','),
  countryGeoCoordinates: centre.join(','),
  // The services of the model are configured for the model alone.
  npsEnabled: 'false',
  npsIframeUrl: '',
  chatEnabled: 'false',
  chatBotKey: '',
})

const contentPreferences = (site: ContentSite): Preferences => ({
  ...sharedPreferences(site),
  channelAdvisorPID: `barnholt-${site.id.toLowerCase()}`,
})

/** The seller of the model, with the form of the data that invoices of businesses carry in the country. */
function sellerText(invoiceData: string | undefined): string {
  const text = new Map(modelPreferences('DEU')).get('seller') ?? '{}'
  const {invoiceData: _, ...seller} = JSON.parse(text) as Record<string, string>
  return JSON.stringify({...seller, ...(invoiceData && {invoiceData})})
}

/** Preferences of a site that sells. */
function sellingPreferences(site: GeneratedSite): Preferences {
  const {currency, timeZone, holidays, business, inventory, delivery} = site
  const market = markets.find(({countryCode}) => countryCode === site.country)
  const image = (id: string) => ({
    id,
    image: `/on/demandware.static/-/Sites-barnholt-master/default/delivery/${id}.svg`,
  })
  return {
    ...sharedPreferences(site),
    siteInventoryList: inventory,
    sitePriceBooks: [priceBookId('list', currency), priceBookId('sale', currency)].join(','),
    lowestPriceDisclosure: String(market?.lowestPriceNote === true),
    orderWithdrawalDays: market?.withdrawal?.online ? String(market.withdrawal.days) : '',
    d2bEnabled: String(business),
    ...(!business && {purchaseLimitBusiness: '', d2bRegistrationLink: ''}),
    ...(business && {d2bRegistrationLink: '/contact-us'}),
    seller: sellerText(site.invoiceData),
    shippingMethods: JSON.stringify(deliveryMethods(site).map(image)),
    deliveryRules: JSON.stringify({
      timeZone,
      cutOff: '14:00',
      workingDays: [1, 2, 3, 4, 5],
      holidays,
      methods: {
        standard: {days: [2, 5], price: delivery.standard, freeFrom: delivery.freeFrom},
        express: {days: [1, 2], cutOff: '12:00'},
      },
      zones: [],
    }),
    engravingOakBrownMessage: site.engraving ? oakMessageOf(site) : '',
  }
}

/** The note in the default language of the site: preferences are not localized. */
function oakMessageOf(site: ContentSite): string {
  const language = site.locales[0]?.slice(0, 2)
  const texts = siteTexts('message', textAt('checkout', 'engraving/oak'), site)
  const own = texts.find(({attributes}) => attributes['xml:lang'] === language) ?? texts[0]
  return own?.text ?? ''
}

const preferencesXml = (model: 'DEU' | 'GLO', own: Preferences): string =>
  serialize(
    el(
      'preferences',
      {xmlns: `${impex}/preferences/2007-03-31`},
      el(
        'custom-preferences',
        {},
        el(
          'all-instances',
          {},
          modelPreferences(model).map(([id, text]) =>
            leaf('preference', own[id] ?? text, {'preference-id': id}),
          ),
        ),
      ),
    ),
  )

const sellingFiles = (site: GeneratedSite) => ({
  site: siteXml(site),
  preferences: preferencesXml('DEU', sellingPreferences(site)),
  tax: taxXml(site.taxes),
  shipping: shippingXml(site),
  'payment-methods': paymentXml(site),
  slots: modelFile('slots'),
  sort: modelFile('sort'),
})

const contentFiles = (site: ContentSite) => ({
  site: siteXml(site),
  preferences: preferencesXml('GLO', contentPreferences(site)),
  slots: modelFile('slots'),
  sort: contentSort(),
})

/** Files of the generated sites that no other writer makes: XML by path in the archive. */
export function siteXmls(): Map<string, string> {
  const all: (readonly [ContentSite, Readonly<Record<string, string>>])[] = [
    ...generatedSites.map((site) => [site, sellingFiles(site)] as const),
    ...contentSites.map((site) => [site, contentFiles(site)] as const),
  ]
  return new Map(
    all.flatMap(([{id}, files]) =>
      Object.entries(files).map(([name, xml]) => [`sites/${id}/${name}.xml`, xml] as const),
    ),
  )
}
