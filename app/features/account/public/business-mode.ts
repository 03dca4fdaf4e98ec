import {GROSS_ATTRIBUTE} from '@common/net-prices'
import {useShop} from '@app/shared/lib/shop-context'
import {type CustomerFacts, customerFacts} from './customer-facts'

/** The account type of business customers. */
const BUSINESS_ACCOUNT = 'business'

/** The facts of every business customer. */
export const BUSINESS_FACTS: CustomerFacts = {
  isRegistered: true,
  c_isD2BCustomer: true,
  c_accountType: BUSINESS_ACCOUNT,
}

/**
 * True if the customer is flagged, has the business account type, and the site has the feature
 * (rule CUST-2).
 */
export const isBusinessCustomer = (
  facts: CustomerFacts | null,
  site: {features: {business: boolean}},
): boolean =>
  site.features.business &&
  facts?.isRegistered === true &&
  facts.c_isD2BCustomer === true &&
  facts.c_accountType === BUSINESS_ACCOUNT

/** Whether prices are net; false on the server and at the first render, the same for all visitors. */
export function useBusinessMode(): boolean {
  const {site} = useShop()
  return customerFacts.useSelected((facts) => isBusinessCustomer(facts, site))
}

/** Attributes of an element whose text has tax until business mode is on. */
export type GrossMark = {readonly [GROSS_ATTRIBUTE]?: ''}

const MARK: GrossMark = {[GROSS_ATTRIBUTE]: ''}
const NO_MARK: GrossMark = {}

/**
 * Marks an element with prices or notes that business customers see without tax: in the server's markup it is hidden from
 * them, at its place, until the app has written the net text (rule PRICE-7).
 * @param net business mode is on: the text is without tax
 */
export const grossMark = (net: boolean, site: {features: {business: boolean}}): GrossMark =>
  site.features.business && !net ? MARK : NO_MARK
