import type {AddressFormat, MessageId} from './address/address-format'

/** Text of the law by language, such as `de`; no language stands in for another one. */
export type LegalText = Readonly<Record<string, string>>

/** One path of a flag, in a box of 24 x 16. */
export interface FlagPath {
  readonly d: string
  readonly fill?: string
  readonly stroke?: string
  readonly strokeWidth?: number
}
export type Flag = readonly FlagPath[]

/** Wording about the sales tax; message ids, because all countries with the same tax share it. */
export interface TaxTexts {
  /** Note under a price about tax and delivery; null where prices are not shown. */
  readonly note: Extract<
    MessageId,
    'product.taxNote.included' | 'product.taxNote.excluded' | 'product.taxNote.jp'
  > | null
  /** Sentence with `{amount}` below the sums of a basket whose prices include tax. */
  readonly included: MessageId
  /** Label of the tax row where tax is added. */
  readonly added: MessageId
}

/** Right to withdraw from a purchase, where the law requires that it is named before ordering. */
export interface Withdrawal {
  readonly days: number
  /** Content asset with the policy. */
  readonly content: string
  /** Words of the withdrawal function by language; null where the shop has no page for it. */
  readonly online: Readonly<Record<string, WithdrawalWords>> | null
}

/** Words of the withdrawal function: of the links to it, and of the button that sends the statement. */
export interface WithdrawalWords {
  readonly withdraw: string
  readonly confirm: string
}

/** The right to withdraw in one language. */
export interface PageWithdrawal extends Omit<Withdrawal, 'online'> {
  readonly online: WithdrawalWords | null
}

/** Time in which a seller answers by law for faulty goods. */
export interface LegalGuarantee {
  /** The European Union asks for two at least. */
  readonly years: number
  /** The law goes by the time that such goods can be expected to last. */
  readonly expectedLife?: true
}

/** An office of the country that shoppers can turn to, by its own name. */
export interface Office {
  readonly name: string
  readonly link: string
}

/** A register of producers that the law asks a shop to name its number of. */
export interface Register {
  /** In the country's own words. */
  readonly name: string
  readonly number: string
}

/** Number by which the tax office knows a business. */
export interface TaxId {
  /** Name of the number in the country's own words. */
  readonly name: string
  /** Regular expression of the whole number, without spaces. */
  readonly pattern: string
  readonly example: string
}

/**
 * What the law and the custom of a country decide (rule SITE-11). Plain data; one file per country.
 * A record is a function, which a build leaves out of the code of browsers: they load `address` only.
 */
export interface Market {
  /**
   * ISO 3166-1 alpha-2; `EU` for the European Union as a whole and `ZZ` for no country, as in Unicode's
   * data.
   */
  readonly countryCode: string
  /** Null where a globe stands in for a flag. */
  readonly flag: Flag | null
  readonly distanceUnit: 'km' | 'mi'
  /** Order of the two names; greetings use the family name where it is first. */
  readonly nameOrder: 'givenFirst' | 'familyFirst'
  readonly address: AddressFormat
  readonly tax: TaxTexts
  /** Text of the order button by language; null for a country without sales. */
  readonly orderButton: LegalText | null
  readonly withdrawal: Withdrawal | null
  /** Shows the lowest price of the last 30 days beside a reduction (EU 98/6 art. 6a). */
  readonly lowestPriceNote: boolean
  /** Goods that are sold by weight, volume, length or area show the price of one kg, l, m or m² (EU 98/6 art. 3). */
  readonly unitPrice: boolean
  /** Null where no notice about the legal guarantee is prescribed. */
  readonly guarantee: LegalGuarantee | null
  /** An offer names who makes a product, who is responsible for it in the European Union, and its warnings. */
  readonly productSafety: boolean
  /** A page with reviews says whether and how they come from buyers. */
  readonly reviewsNote: boolean
  /** Forbids environmental claims that say nothing that can be proven. */
  readonly provenClaimsOnly: boolean
  /** The law allows a newsletter box that is ticked already. */
  readonly newsletterPreselection: boolean
  /** Office that watches over the accessibility of shops; null where no statement is asked for. */
  readonly accessibility: Office | null
  /** Body that settles disputes with consumers; null where none has to be named. */
  readonly disputes: Office | null
  /** Registers of packaging, electronics and other goods. */
  readonly registers: readonly Register[]
  /** Null where the shop asks no business for a number. */
  readonly taxId: TaxId | null
}

/** The part of a market that every page carries, with texts in the language of the page. */
export interface PageMarket extends Pick<
  Market,
  | 'countryCode'
  | 'flag'
  | 'distanceUnit'
  | 'nameOrder'
  | 'tax'
  | 'lowestPriceNote'
  | 'unitPrice'
  | 'productSafety'
  | 'accessibility'
  | 'disputes'
  | 'registers'
> {
  readonly newsletterPreselection?: true
  readonly orderButton: string | null
  readonly withdrawal: PageWithdrawal | null
  /** With the address of the page that explains the right. */
  readonly guarantee: (LegalGuarantee & {readonly link: string}) | null
}
