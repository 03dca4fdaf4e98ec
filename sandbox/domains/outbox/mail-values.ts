import type {MailRow, MailText} from './mail'

/**
 * Values of each mail template. It is a type and not an interface because the values are stored as
 * JSON. Every mail also has `shop`, the name of the site.
 */
export type MailValues = {
  /** Code for a login without a password. */
  loginCode: {code: string; minutes: number; firstName?: string}
  /** Code for setting a new password. */
  passwordReset: {code: string; minutes: number; firstName?: string}
  passwordChanged: {firstName?: string}
  welcome: {firstName?: string}
  /** `total` is formatted; `rows` are the formatted lines and totals. */
  orderConfirmation: {
    orderNo: string
    total: string
    rows: MailRow[]
    firstName?: string
    /** Address of the page that shows or cancels the order. */
    orderLink?: string
  }
  orderCancelled: {orderNo: string; refund?: string; firstName?: string}
  /** Code that gives a guest access to an order. */
  orderAccessCode: {code: string; minutes: number; orderNo: string; firstName?: string}
  /** Confirms that a message to customer service came in; `message` is the text of the request. */
  contactReceived: {message: string; firstName?: string}
  newsletterWelcome: {firstName?: string}
  /** Confirms a stock alert for a product. */
  stockAlertNoted: {product: string; firstName?: string}
  /** Confirms a registered warranty. */
  warrantyRegistered: {product: string; until: string; firstName?: string}
}

export type MailTemplate = keyof MailValues

type Values<Template extends MailTemplate> = MailValues[Template] & {shop: string}

/** Mail templates of one language. */
export type MailLanguage = {
  greeting(firstName: string | undefined): string
  closing(shop: string): string
} & {
  [Template in MailTemplate]: (values: Values<Template>) => MailText
}
