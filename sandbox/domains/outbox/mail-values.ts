import type {AddresseeName} from './addressee-name'
import type {MailText} from './mail'
import type {OrderMailLanguage, OrderMailValues} from './order-mail-values'

/**
 * Values of each mail template. It is a type and not an interface because the values are stored as
 * JSON. Every mail also has `shop`, the name of the site.
 */
type OwnValues = {
  /** Code for a login without a password; `link` opens the page of the shop that redeems it. */
  loginCode: {code: string; minutes: number; link?: string} & AddresseeName
  /** Code for setting a new password. */
  passwordReset: {code: string; minutes: number; link?: string} & AddresseeName
  /** Code for adding a passkey. */
  passkeyCode: {code: string; minutes: number; link?: string} & AddresseeName
  /** Code and link that activate a new account. */
  accountActivation: {code: string; hours: number; link: string} & AddresseeName
  passwordChanged: AddresseeName
  /** Code that lets a customer without a password ask for a new email address. */
  emailChangeCode: {code: string; minutes: number} & AddresseeName
  /** Code that lets a customer without a password delete the account. */
  accountDeletionCode: {code: string; minutes: number} & AddresseeName
  /** Link that confirms the new email address of an account. */
  emailChangeLink: {hours: number; link: string} & AddresseeName
  /** Tells the old address that a new one was asked for. */
  emailChangeRequested: {withoutPassword?: boolean} & AddresseeName
  /** Tells the old address that the new one was confirmed. */
  emailChanged: AddresseeName
  /** Tells the owner of an account that its address was entered as that of another account. */
  emailInUse: Record<never, never>
  welcome: AddresseeName
  /** Code that gives a guest access to an order. */
  orderAccessCode: {code: string; minutes: number; orderNo: string} & AddresseeName
  /** Code of a gift certificate that is paid, for its recipient; `amount` is formatted. */
  giftCertificate: {code: string; amount: string; sender?: string; message?: string} & AddresseeName
  /** Confirms that a message to customer service came in; `message` is the text of the request. */
  contactReceived: {message: string; ticketNumber?: string} & AddresseeName
  /** Link that confirms a newsletter sign-up. */
  newsletterConfirm: {link: string} & AddresseeName
  newsletterWelcome: AddresseeName
  /** Confirms a stock alert for a product. */
  stockAlertNoted: {product: string} & AddresseeName
}

export type MailValues = OwnValues & OrderMailValues
export type MailTemplate = keyof MailValues

type Values<Template extends keyof OwnValues> = OwnValues[Template] & {shop: string}

/** Mail templates of one language. */
export type MailLanguage = {
  greeting(name: AddresseeName): string
  closing(shop: string): string
} & OrderMailLanguage & {
    [Template in keyof OwnValues]: (values: Values<Template>) => MailText
  }
