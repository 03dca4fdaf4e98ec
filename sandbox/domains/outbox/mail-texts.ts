import {fillText, hasValues, type TextValues} from '../fill-text'
import type {OrderMailTotal, OrderMailTemplate, OrderMailValues} from './order-mail-values'

/**
 * Texts of a mail with placeholders such as `{orderNo}`. A paragraph whose placeholder has no value is
 * left out, for example the refund of an order that was not paid.
 */
export interface Letter {
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** Label of the main link. */
  readonly link?: string
}

type PlainLetter =
  | 'passkeyCode'
  | 'passwordChanged'
  | 'emailChangeCode'
  | 'accountDeletionCode'
  | 'emailChangeRequested'
  | 'emailChangeRequestedByCode'
  | 'emailChanged'
  | 'emailInUse'
  | 'welcome'
  | 'giftCertificate'
  | 'orderAccessCode'
  | 'contactReceived'
  | 'newsletterWelcome'
  | 'stockAlertNoted'
type LinkLetter =
  | 'loginCode'
  | 'passwordReset'
  | 'accountActivation'
  | 'emailChangeLink'
  | 'newsletterConfirm'

/** Texts of the mails about orders in one language. */
export interface OrderTexts {
  /** `{count}` pieces of a product. */
  readonly quantity: string
  readonly totals: Readonly<Record<OrderMailTotal['kind'], string>>
  /** Value of a delivery that costs nothing. */
  readonly free: string
  readonly facts: Readonly<
    Record<
      'address' | 'method' | 'payment' | 'giftMessage' | 'trackingNumber' | 'store' | 'refund',
      string
    >
  >
  readonly payments: Readonly<Record<OrderMailValues['orderConfirmation']['payment'], string>>
  readonly links: Readonly<Record<'order' | 'cancel' | 'cart' | 'track' | 'withdraw', string>>
  readonly letters: Readonly<Record<OrderMailTemplate, Letter>>
}

/** Texts of all mails in one language, as `languages/mails-<language>.json` holds them. */
export interface MailTexts {
  /**
   * With `{firstName}`, `{lastName}` or `{fullName}` (family name first), as the language addresses customers. Languages
   * that would have to inflect the name have none. The greeting without a name replaces it when a name is missing.
   */
  readonly greeting: string
  readonly greetingWithoutName: string
  readonly closing: string
  readonly ticketNumber: string
  readonly letters: Readonly<Record<PlainLetter, Letter>> &
    Readonly<Record<LinkLetter, Letter & {readonly link: string}>>
  readonly orders: OrderTexts
}

/** Returns subject and paragraphs of a mail. */
export function writeLetter({subject, paragraphs}: Letter, values: TextValues) {
  return {
    subject: fillText(subject, values),
    paragraphs: paragraphs
      .filter((text) => hasValues(text, values))
      .map((text) => fillText(text, values)),
  }
}
