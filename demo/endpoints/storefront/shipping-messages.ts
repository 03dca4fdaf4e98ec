import {toDecimal, writeMoney} from 'commerce-sandbox/domains/amounts'
import type {ShopContext} from 'commerce-sandbox/domains/baskets'
import {readShippingMethods} from 'commerce-sandbox/domains/shipping'
import {localize, type Localized} from 'commerce-sandbox/domains/sites'

const texts: Localized = {
  default: '{method} is free from {amount}.',
  de: '{method} ist ab {amount} kostenlos.',
  fr: '{method} : gratuit dès {amount}.',
  ja: '{amount}以上のご注文で{method}が無料になります。',
  no: '{method} er gratis fra {amount}.',
}

/** Shipping methods that are free of charge, each from its minimum value of the goods. */
export function shippingMessages({db, site, locale}: ShopContext) {
  return readShippingMethods(db, site.id).flatMap((method) => {
    const free = method.priceTable.find(
      (step) => step.orderValue > 0 && 'amount' in step && step.amount === 0,
    )
    if (!free || method.currency !== site.currency) return []
    const threshold = toDecimal(free.orderValue, site.currency)
    const amount = writeMoney(free.orderValue, site.currency, locale)
    const name = localize(method.name, locale) ?? method.id
    const message = (localize(texts, locale) ?? '')
      .replace('{method}', name)
      .replace('{amount}', amount)
    return [{shippingMethodId: method.id, threshold, currency: site.currency, message}]
  })
}
