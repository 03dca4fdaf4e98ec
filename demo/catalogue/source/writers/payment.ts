import {textsBelow} from '../languages/languages'
import type {GeneratedSite} from '../sites'
import {paymentMethodsFor} from './model-site'
import {siteTexts} from './site-texts'
import {fragment} from './xml'

/** The payment methods of a site, named in its languages. */
export const paymentXml = (site: GeneratedSite): string =>
  paymentMethodsFor({
    countries: Object.keys(site.taxes),
    currency: site.currency,
    invoiceMax: site.delivery.invoiceMax,
  }).replace(
    /(<payment-method method-id="(\w+)">\n)(?: *<(?:name|description) [^\n]*\n)*/g,
    (_found, start: string, id: string) => `${start}${names(id, site)}`,
  )

function names(id: string, site: GeneratedSite): string {
  const {name, description} = textsBelow('checkout', `payment/${id}`)
  if (!name) throw new Error(`languages/en/checkout.json lacks payment/${id}/name.`)
  return [
    ...siteTexts('name', name, site),
    ...(description ? siteTexts('description', description, site) : []),
  ]
    .map((element) => fragment(element, '    '))
    .join('')
}
