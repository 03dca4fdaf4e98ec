import type {AvailabilityModel} from './availability'
import {isOrderable} from './availability'

/** What the button of a product does (rule PROD-12). */
export type ProductButton =
  | {readonly kind: 'add'}
  /** Sold by a partner: leads there. */
  | {readonly kind: 'partner'; readonly href: string}
  /** Opens the back-in-stock dialog. */
  | {readonly kind: 'notify'}
  /** Gone for good: nothing to wait for. */
  | {readonly kind: 'gone'}
  /** Content-only sites show nothing. */
  | {readonly kind: 'none'}

interface ButtonSource {
  readonly isContentOnlySite: boolean
  readonly availability: Pick<AvailabilityModel, 'state'> | undefined
  /** `c_redirectLinkPartner`, or the site's link for all products. */
  readonly partnerLink: string | undefined
}

/** An address that a link may lead to: on this origin, or by https. */
export const isSafeLink = (href: string): boolean => /^(https:\/\/|\/(?!\/))/.test(href)

/**
 * Rule PROD-12: a partner's link leads out, what is orderable is added to the cart, the rest is 'Notify
 * me'; content-only sites show nothing.
 */
export function productButton(source: ButtonSource): ProductButton {
  const {isContentOnlySite, availability, partnerLink} = source
  if (isContentOnlySite || !availability) return {kind: 'none'}
  if (partnerLink && isSafeLink(partnerLink)) return {kind: 'partner', href: partnerLink}
  if (isOrderable(availability)) return {kind: 'add'}
  return {kind: availability.state === 'discontinued' ? 'gone' : 'notify'}
}
