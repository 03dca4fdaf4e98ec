import type {ScriptId} from '../../config/scripts/records'
import type {LocaleConfig, SiteConfig} from '../../config/schema'
import type {Preferences} from '../../config/site-preferences'
import type {ConfiguredOrigin} from '../../config/configured-origin'

/** Origins that the services of a site depend on, beside its configuration. */
export interface ServiceOrigins {
  readonly PAYMENT_ORIGIN: ConfiguredOrigin
  readonly SCRIPTS_ORIGIN: ConfiguredOrigin
}

/** A product as the listing of a site has it, in one locale. */
export interface ProductFact {
  readonly id: string
  readonly name: string
  /** Empty when the product has none in this locale. */
  readonly description: string
  /** Questions, answers and labels of its page; absent in runs of earlier versions. */
  readonly pageTexts?: readonly string[]
  readonly orderable: boolean
  readonly hasImage: boolean
  /** Currencies without a price; empty on a content-only site. */
  readonly withoutPrice: readonly string[]
}

/** A category of the menu, in one locale. */
export interface CategoryFact {
  readonly id: string
  readonly name: string
  readonly parentId: string
  /** Its listing shows no product. */
  readonly isEmpty: boolean
}

/** A content asset, in one locale. */
export interface ContentFact {
  readonly id: string
  readonly name: string
  /** Number of characters of its body or data. */
  readonly length: number
  /** Hashes of its sentences; absent in runs of earlier versions. */
  readonly sentences?: readonly string[]
  /** Address of the page that shows it, without site and locale; absent for a part of all pages, or of the home page. */
  readonly path?: string
}

/** A promotion that products of the site announce, in one locale. */
export interface PromotionFact {
  readonly id: string
  /** Texts that shoppers read: name, callout and details; empty texts are left out. */
  readonly texts: readonly string[]
}

/** Words that the law forbids, in one locale. */
export interface ClaimFact {
  /** Id of the product, promotion or content. */
  readonly subject: string
  readonly words: string
  /** Address of its page, without site and locale; absent for a part of many pages. */
  readonly path?: string
}

/** A link of menu, header, footer or content, and the addresses to which the backend redirects it. */
export interface LinkFact {
  readonly href: string
  /** Place of the link, such as the id of its content asset. */
  readonly from: string
  readonly hops: readonly string[]
  /** The last hop leads to an earlier address. */
  readonly loops: boolean
}

/** A page of the running shop. */
export interface PageFact {
  readonly kind: 'home' | 'category' | 'product' | 'registration' | 'statement' | 'imprint'
  /** Locale of the page; absent in runs of earlier versions. */
  readonly locale?: string
  /** Path with site and locale. */
  readonly path: string
  /** 0 when the shop did not answer. */
  readonly status: number
  /** Transferred bytes of the document and of the scripts that it loads at once. */
  readonly htmlBytes: number
  readonly scriptBytes: number
  /** Language versions that the page names, by language tag; paths. */
  readonly alternates: Readonly<Record<string, string>>
  /** Duties whose marks the page has, `newsletter:checked` for a box that is ticked; absent in earlier versions. */
  readonly duties?: readonly string[]
  /** Paths of the footer's links; absent in earlier versions. */
  readonly footer?: readonly string[]
}

/** A script as it was received. */
export interface ScriptFact {
  /** Address, or `inline` for an element with text. */
  readonly src: string
  /** Hash that the document or the configuration names; null without one. */
  readonly integrity: string | null
  /** Hash of the content, `sha256-…`; empty when it could not be read. */
  readonly hash: string
}

/** The checkout, as a browser receives it (docs/guides/payment-pages.md). */
export interface PaymentPageFact {
  /** Path with site and locale. */
  readonly path: string
  /** 0 when the shop did not answer. */
  readonly status: number
  /** Watched headers by lower-case name; a nonce is written `'nonce'`. */
  readonly headers: Readonly<Record<string, string>>
  /** Scripts that the document loads at once. */
  readonly scripts: readonly ScriptFact[]
  /** Scripts of the bundle that it may load later. */
  readonly later: readonly ScriptFact[]
  /** Scripts of other companies that it may load. */
  readonly services: readonly (ScriptFact & {readonly id: ScriptId})[]
}

/** What one locale of a site shows. */
export interface LocaleFacts {
  readonly locale: LocaleConfig
  readonly products: readonly ProductFact[]
  readonly categories: readonly CategoryFact[]
  readonly content: readonly ContentFact[]
  readonly promotions: readonly PromotionFact[]
  /** Absent in runs of earlier versions. */
  readonly claims?: readonly ClaimFact[]
  /** Content that names the closed platform for disputes; absent in runs of earlier versions. */
  readonly closedPlatform?: readonly ClaimFact[]
}

/** A method with its price in major units, where it has one. */
export interface MethodFact {
  readonly id: string
  readonly name: string
  readonly price?: number
}

/** What a basket with one product is offered in the default locale. */
export interface CheckoutFacts {
  readonly payment: readonly MethodFact[]
  readonly delivery: readonly MethodFact[]
  /** Tax rate of the product, 0.19 for 19 %; null when the backend names none. */
  readonly taxRate: number | null
}

/** All that was read about one site. A part that could not be read is empty and named in `failures`. */
export interface SiteFacts {
  /** The site as `config/sites/` has it. */
  readonly site: SiteConfig
  readonly preferences: Preferences
  /** The site with its preferences over its configuration (rule SITE-12). */
  readonly effective: SiteConfig
  readonly locales: readonly LocaleFacts[]
  readonly checkout: CheckoutFacts | null
  readonly links: readonly LinkFact[]
  readonly pages: readonly PageFact[]
  /** Null on a site without a checkout. */
  readonly payment: PaymentPageFact | null
  /** Sentences about parts that could not be read. */
  readonly failures: readonly string[]
}

/** One run of the collector. */
export interface Facts {
  /** ISO instant. */
  readonly takenAt: string
  readonly durationMs: number
  /** Origin of the running shop, for links to live pages. */
  readonly shopOrigin: string
  /** Origins of services that environment variables set; absent in runs of earlier versions. */
  readonly origins?: ServiceOrigins
  readonly sites: readonly SiteFacts[]
}
