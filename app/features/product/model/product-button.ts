import type {AvailabilityModel} from './availability'
import {isOrderable} from './availability'

/** What the button of a product does (spec 4 "Product button"). */
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
 * Spec 4: add-to-cart if orderable or with a partner's link, which then leads out; otherwise 'Notify
 * me'; content-only sites show nothing.
 */
export function productButton(source: ButtonSource): ProductButton {
  const {isContentOnlySite, availability, partnerLink} = source
  if (isContentOnlySite || !availability) return {kind: 'none'}
  if (partnerLink && isSafeLink(partnerLink)) return {kind: 'partner', href: partnerLink}
  if (isOrderable(availability)) return {kind: 'add'}
  return {kind: availability.state === 'discontinued' ? 'gone' : 'notify'}
}
