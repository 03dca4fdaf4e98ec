import {spellAmount} from '../money'
import {textAt, type Text} from '../languages/languages'
import type {GeneratedSite} from '../sites'
import {hasPickup} from '../stores'
import {withAmount, writeMoney} from './amount'
import {siteTexts} from './site-texts'
import {el, leaf, serialize, type Element} from './xml'

type MethodId = 'standard' | 'express' | 'store-pickup'

/** Name, description and time of arrival of a method; `{amount}` is the order value from which delivery is free. */
export const deliveryText = (id: MethodId, part: 'name' | 'description' | 'arrival'): Text =>
  textAt('checkout', `delivery/${id}/${part}`)

/** Ids of the delivery methods of a site. */
export const deliveryMethods = (site: GeneratedSite): readonly MethodId[] => [
  'standard',
  'express',
  ...(hasPickup(site.country) ? (['store-pickup'] as const) : []),
]

/** Methods of delivery with the prices of the market and names in the languages of the site. */
export const shippingXml = (site: GeneratedSite): string =>
  serialize(
    el(
      'shipping',
      {xmlns: 'http://www.demandware.com/xml/impex/shipping/2007-03-31'},
      deliveryMethods(site).map((id) => methodXml(id, site)),
    ),
  )

function methodXml(id: MethodId, site: GeneratedSite): Element {
  return el(
    'shipping-method',
    {'method-id': id, default: id === 'standard'},
    siteTexts('display-name', deliveryText(id, 'name'), site),
    siteTexts('description', deliveryText(id, 'description'), site).map((element) =>
      withFreeFrom(element, site),
    ),
    leaf('online-flag', true),
    leaf('tax-class-id', 'standard'),
    el('price-table', {}, tiers(id, site)),
    el(
      'custom-attributes',
      {},
      siteTexts('custom-attribute', deliveryText(id, 'arrival'), site, {
        'attribute-id': 'estimatedArrivalTime',
      }),
      id === 'store-pickup'
        ? leaf('custom-attribute', true, {'attribute-id': 'storePickupEnabled'})
        : undefined,
    ),
    leaf('currency', site.currency),
  )
}

function tiers(id: MethodId, {currency, delivery}: GeneratedSite): Element[] {
  const tier = (value: number, from = 0) =>
    leaf('amount', value === 0 ? '0' : spellAmount(value, currency), {'order-value': from})
  if (id === 'standard') return [tier(delivery.standard), tier(0, delivery.freeFrom)]
  return [tier(id === 'express' ? delivery.express : 0)]
}

/** The text with the order value from which delivery is free, written as its language does. */
function withFreeFrom(element: Element, {locales, currency, delivery}: GeneratedSite): Element {
  const lang = String(element.attributes['xml:lang'])
  const language = lang === 'x-default' ? 'en' : lang
  const locale = locales.find((id) => id.startsWith(`${language}-`)) ?? 'en-GB'
  const amount = writeMoney(delivery.freeFrom, currency, locale, true)
  return {...element, text: element.text && withAmount(element.text, amount)}
}
