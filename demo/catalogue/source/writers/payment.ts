import {textsBelow} from '../languages/languages'
import type {GeneratedSite} from '../sites'
import {modelFile} from './model-site'
import {siteTexts} from './site-texts'
import {fragment} from './xml'

/** The model's payment methods for the countries and the currency of a site, named in its languages. */
export const paymentXml = (site: GeneratedSite): string =>
  modelFile('payment-methods')
    .replace(
      /(<payment-method method-id="(\w+)">\n)(?: *<(?:name|description) [^\n]*\n)*/g,
      (_found, start: string, id: string) => `${start}${names(id, site)}`,
    )
    .replace(/ *<country country-code="DE"\/>\n/g, countries(site))
    .replaceAll('<currency>EUR</currency>', `<currency>${site.currency}</currency>`)
    .replaceAll('currency="EUR"', `currency="${site.currency}"`)
    .replace(/(<max-purchase-amount>)\d+/, `$1${site.delivery.invoiceMax}`)

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

const countries = ({taxes}: GeneratedSite): string =>
  Object.keys(taxes)
    .map((code) => `      <country country-code="${code}"/>\n`)
    .join('')
