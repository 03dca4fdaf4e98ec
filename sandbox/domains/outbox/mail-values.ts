import type {MailText} from './mail'
import type {OrderMailLanguage, OrderMailValues} from './order-mail-values'

/**
 * Values of each mail template. It is a type and not an interface because the values are stored as
 * JSON. Every mail also has `shop`, the name of the site.
 */
type OwnValues = {
  /** Code for a login without a password; `link` opens the page of the shop that redeems it. */
  loginCode: {code: string; minutes: number; firstName?: string; link?: string}
  /** Code for setting a new password. */
  passwordReset: {code: string; minutes: number; firstName?: string; link?: string}
  /** Code for adding a passkey. */
  passkeyCode: {code: string; minutes: number; firstName?: string; link?: string}
  /** Code and link that activate a new account. */
  accountActivation: {code: string; hours: number; firstName?: string; link: string}
  passwordChanged: {firstName?: string}
  /** Code that lets a customer without a password ask for a new email address. */
  emailChangeCode: {code: string; minutes: number; firstName?: string}
  /** Code that lets a customer without a password delete the account. */
  accountDeletionCode: {code: string; minutes: number; firstName?: string}
  /** Link that confirms the new email address of an account. */
  emailChangeLink: {hours: number; firstName?: string; link: string}
  /** Tells the old address that a new one was asked for. */
  emailChangeRequested: {firstName?: string; withoutPassword?: boolean}
  /** Tells the old address that the new one was confirmed. */
  emailChanged: {firstName?: string}
  /** Tells the owner of an account that its address was entered as that of another account. */
  emailInUse: Record<never, never>
  welcome: {firstName?: string}
  /** Code that gives a guest access to an order. */
  orderAccessCode: {code: string; minutes: number; orderNo: string; firstName?: string}
  /** Confirms that a message to customer service came in; `message` is the text of the request. */
  contactReceived: {message: string; ticketNumber?: string; firstName?: string}
  /** Link that confirms a newsletter sign-up. */
  newsletterConfirm: {link: string; firstName?: string}
  newsletterWelcome: {firstName?: string}
  /** Confirms a stock alert for a product. */
  stockAlertNoted: {product: string; firstName?: string}
  /** Confirms a registered warranty. */
  warrantyRegistered: {product: string; until: string; firstName?: string}
}

export type MailValues = OwnValues & OrderMailValues
export type MailTemplate = keyof MailValues

type Values<Template extends keyof OwnValues> = OwnValues[Template] & {shop: string}

/** Mail templates of one language. */
export type MailLanguage = {
  greeting(firstName: string | undefined): string
  closing(shop: string): string
} & OrderMailLanguage & {
    [Template in keyof OwnValues]: (values: Values<Template>) => MailText
  }
