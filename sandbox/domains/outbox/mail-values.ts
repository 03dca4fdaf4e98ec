import type {MailRow, MailText} from './mail'

/**
 * What each kind of mail is made of. A type rather than an interface: the values are kept as JSON.
 * `shop`, the name of the site, is known to every mail.
 */
export type MailValues = {
  /** A code that logs somebody in without a password. */
  loginCode: {code: string; minutes: number; firstName?: string}
  /** A code with which a new password is chosen. */
  passwordReset: {code: string; minutes: number; firstName?: string}
  passwordChanged: {firstName?: string}
  welcome: {firstName?: string}
  /** `total` is formatted; `rows` are the lines and sums as they shall be read. */
  orderConfirmation: {
    orderNo: string
    total: string
    rows: MailRow[]
    firstName?: string
    /** Address under which the order is shown or cancelled. */
    orderLink?: string
  }
  orderCancelled: {orderNo: string; refund?: string; firstName?: string}
  /** A code that opens an order to a guest. */
  orderAccessCode: {code: string; minutes: number; orderNo: string; firstName?: string}
  /** Confirms that a message to customer service came in; `message` is what was written. */
  contactReceived: {message: string; firstName?: string}
  newsletterWelcome: {firstName?: string}
  /** A product that somebody waits for: the wish is noted. */
  stockAlertNoted: {product: string; firstName?: string}
  /** Confirms a registered warranty. */
  warrantyRegistered: {product: string; until: string; firstName?: string}
}

export type MailTemplate = keyof MailValues

type Values<Template extends MailTemplate> = MailValues[Template] & {shop: string}

/** All mails in one language. */
export type MailLanguage = {
  greeting(firstName: string | undefined): string
  closing(shop: string): string
} & {
  [Template in MailTemplate]: (values: Values<Template>) => MailText
}
