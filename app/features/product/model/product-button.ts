import {type AvailabilityModel, isOrderable} from '../public/availability-state'

/** Action of a product's button (rule PROD-12). */
export type ProductButton =
  | {readonly kind: 'add'}
  /** Link to the partner that sells the product. */
  | {readonly kind: 'partner'; readonly href: string}
  /** Opens the back-in-stock dialog. */
  | {readonly kind: 'notify'}
  /** Discontinued: no stock alert. */
  | {readonly kind: 'gone'}
  /** Content-only sites, and products without a price, have no button. */
  | {readonly kind: 'none'}

interface ButtonSource {
  readonly isContentOnlySite: boolean
  readonly availability: Pick<AvailabilityModel, 'state'> | undefined
  /** `c_redirectLinkPartner`, or the site's partner link for all products. */
  readonly partnerLink: string | undefined
}

/** Whether an address is safe for a link: on this origin, or https. */
export const isSafeLink = (href: string): boolean => /^(https:\/\/|\/(?!\/))/.test(href)

/**
 * Rule PROD-12: a product of a partner links to the partner, an orderable product can be added to the cart,
 * others show 'Notify me', one without a price nothing; content-only sites have no button.
 */
export function productButton(source: ButtonSource): ProductButton {
  const {isContentOnlySite, availability, partnerLink} = source
  if (isContentOnlySite || !availability) return {kind: 'none'}
  if (partnerLink && isSafeLink(partnerLink)) return {kind: 'partner', href: partnerLink}
  if (isOrderable(availability)) return {kind: 'add'}
  // A stock alert would promise what stock does not change.
  if (availability.state === 'unpriced') return {kind: 'none'}
  return {kind: availability.state === 'discontinued' ? 'gone' : 'notify'}
}
