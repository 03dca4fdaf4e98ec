import type {CustomAttributes} from '../attributes/attribute-values'
import type {Localized} from '../sites/locale'
import type {ProductSpecification} from './product-specification'

/** What a discount does to a price. Money is decimal text of the currency in use. */
export type Discount =
  | {readonly type: 'percentage'; readonly percentage: number}
  | {readonly type: 'amount'; readonly amount: string}
  | {readonly type: 'fixed_price'; readonly amount: string}
  | {readonly type: 'total_fixed_price'; readonly amount: string}
  | {readonly type: 'free'}
  | {readonly type: 'price_book_price'; readonly priceBookId: string}
  | {
      readonly type: 'percentage_off_options'
      readonly percentage: number
      readonly optionIds: readonly string[]
    }
  | {readonly type: 'bonus'; readonly productIds: readonly string[]}
  | {
      readonly type: 'bonus_choice'
      readonly products: readonly {readonly id: string; readonly price: string}[]
      /** Products to choose from by rule, when no list is given. */
      readonly rule: ProductSpecification | null
      readonly maxItems: number
    }
  | {readonly type: 'free_shipping'}
  | {readonly type: 'fixed_price_shipping'; readonly amount: string}

/** A discount from a threshold on: a quantity, or decimal money, as the rule's condition says. */
export interface Tier {
  readonly threshold: number
  /** Units that get the discount for each time the threshold is met; null for all. */
  readonly eligibleQuantity: number | null
  readonly discount: Discount
}

/** So many of these products. */
export interface ProductConstraint {
  readonly quantity: number
  readonly products: ProductSpecification
}

interface Rule {
  readonly qualifying: ProductSpecification | null
  readonly combination: readonly ProductConstraint[]
  /** Ascending by threshold. */
  readonly tiers: readonly Tier[]
  /** Empty: any. */
  readonly paymentMethodIds: readonly string[]
  readonly ignoresGlobalExclusions: boolean
}

/**
 * `simple`: every discounted product; `quantity` and `amount`: from a quantity or value of
 * qualifying products on; `bogo`: buy some, get some; `total`: so many for one price;
 * `combination`: so many of each of several kinds, which get the discount themselves or let others
 * have it.
 */
export interface ProductRule extends Rule {
  readonly class: 'product'
  readonly kind: 'simple' | 'quantity' | 'amount' | 'bogo' | 'total' | 'combination'
  readonly discounted: ProductSpecification | null
  readonly discountedCombination: readonly ProductConstraint[]
  readonly shippingMethodIds: readonly string[]
  readonly identicalProducts: boolean
  readonly exactQuantity: boolean
  readonly maxApplications: number | null
}

export interface OrderRule extends Rule {
  readonly class: 'order'
  readonly condition: 'total' | 'quantity' | 'combination'
  readonly excluded: ProductSpecification | null
  readonly onlyQualifying: boolean
  readonly excludesDiscounted: boolean
  /** Decimal distance to a threshold from which on the discount is announced; null for never. */
  readonly upsell: number | null
}

export interface ShippingRule extends Rule {
  readonly class: 'shipping'
  readonly condition: 'total' | 'quantity' | 'combination'
  /** Empty: any. */
  readonly shippingMethodIds: readonly string[]
  readonly prohibitsOthers: boolean
  readonly upsell: number | null
  readonly maxApplications: number | null
}

export type PromotionRule = ProductRule | OrderRule | ShippingRule

/** When a promotion holds; times of day are those of the site's time zone. */
export interface Schedule {
  readonly startDate: string | null
  readonly endDate: string | null
  /** English names; empty for every day. */
  readonly weekdays: readonly string[]
  readonly timeFrom: string | null
  readonly timeTo: string | null
}

/** Who gets a promotion: members of a group, bearers of a source code or of a coupon. */
export interface Qualifiers {
  readonly groupIds: readonly string[]
  readonly allGroups: boolean
  readonly couponIds: readonly string[]
  readonly sourceCodeGroupIds: readonly string[]
}

/** The lists of qualifiers, one for each kind. */
export type QualifierKind = 'groupIds' | 'couponIds' | 'sourceCodeGroupIds'

export interface Campaign {
  readonly id: string
  readonly enabled: boolean
  readonly startDate: string | null
  readonly endDate: string | null
  readonly qualifiers: Qualifiers
}

/** When a promotion holds, for whom, and which place it has among others. */
export interface AssignmentTerms {
  /** Lower goes first; null goes last. */
  readonly rank: number | null
  readonly schedule: Schedule
  /** True: every kind of qualifier must be met; else one is enough. */
  readonly matchAll: boolean
  readonly qualifiers: Qualifiers & {
    /** Kinds of qualifiers that are taken over from the campaign; all of them unless given. */
    readonly inherits?: readonly QualifierKind[] | null
  }
}

/** A promotion in a campaign; its dates narrow those of the campaign. */
export interface Assignment extends AssignmentTerms {
  readonly campaign: Campaign
}

/** What the archive says of a promotion itself. */
export interface PromotionDefinition {
  readonly name: Localized
  readonly calloutMsg: Localized
  readonly details: Localized
  readonly image: string | null
  readonly custom: CustomAttributes
  readonly exclusivityGroup: string
  readonly combinableIds: readonly string[]
  readonly exclusiveIds: readonly string[]
  readonly tags: readonly string[]
  readonly searchable: boolean
  readonly refinable: boolean
  readonly proratesAcrossEligible: boolean
  /** Products that met its condition meet that of no other product promotion. */
  readonly preventsRequalifying: boolean
  readonly rule: PromotionRule | null
  /** What holds in every campaign that says nothing else; archives of old have it here. */
  readonly terms?: AssignmentTerms
}

export interface Promotion extends PromotionDefinition {
  readonly id: string
  readonly enabled: boolean
  /** Null: every currency. */
  readonly currency: string | null
  readonly exclusivity: 'no' | 'class' | 'global'
  readonly assignments: readonly Assignment[]
}

/** No conditions on who gets something. */
export const NO_QUALIFIERS: Qualifiers = {
  groupIds: [],
  allGroups: false,
  couponIds: [],
  sourceCodeGroupIds: [],
}
