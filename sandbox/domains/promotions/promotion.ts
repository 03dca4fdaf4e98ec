import type {CustomAttributes} from '../attributes/attribute-values'
import type {Localized} from '../sites/locale'
import type {ProductSpecification} from './product-specification'

/** Effect of a discount on a price. Money is decimal text in the current currency. */
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
      /** Rule that selects the products to choose from, when no list is given. */
      readonly rule: ProductSpecification | null
      readonly maxItems: number
    }
  | {readonly type: 'free_shipping'}
  | {readonly type: 'fixed_price_shipping'; readonly amount: string}

/** Discount from a threshold on: a quantity or decimal money, depending on the condition of the rule. */
export interface Tier {
  readonly threshold: number
  /** Number of discounted units each time the threshold is met; null for all. */
  readonly eligibleQuantity: number | null
  readonly discount: Discount
}

/** Required quantity of certain products. */
export interface ProductConstraint {
  readonly quantity: number
  readonly products: ProductSpecification
}

interface Rule {
  readonly qualifying: ProductSpecification | null
  readonly combination: readonly ProductConstraint[]
  /** Tiers, ascending by threshold. */
  readonly tiers: readonly Tier[]
  /** Ids of the required payment methods; empty for all. */
  readonly paymentMethodIds: readonly string[]
  readonly ignoresGlobalExclusions: boolean
}

/**
 * `simple`: every discounted product; `quantity` and `amount`: from a quantity or value of
 * qualifying products on; `bogo`: buy some, get some; `total`: a number of units for one price;
 * `combination`: a quantity of each of several kinds of products, which are discounted themselves
 * or qualify others.
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
  /** Decimal distance to a threshold within which the discount is announced; null for never. */
  readonly upsell: number | null
}

export interface ShippingRule extends Rule {
  readonly class: 'shipping'
  readonly condition: 'total' | 'quantity' | 'combination'
  /** Ids of the shipping methods; empty for all. */
  readonly shippingMethodIds: readonly string[]
  readonly prohibitsOthers: boolean
  readonly upsell: number | null
  readonly maxApplications: number | null
}

export type PromotionRule = ProductRule | OrderRule | ShippingRule

/** Schedule of a promotion; times of day are in the site's time zone. */
export interface Schedule {
  readonly startDate: string | null
  readonly endDate: string | null
  /** English weekday names; empty for every day. */
  readonly weekdays: readonly string[]
  readonly timeFrom: string | null
  readonly timeTo: string | null
}

/** Shoppers who get a promotion: members of a customer group, or shoppers with a source code or coupon. */
export interface Qualifiers {
  readonly groupIds: readonly string[]
  readonly allGroups: boolean
  readonly couponIds: readonly string[]
  readonly sourceCodeGroupIds: readonly string[]
}

/** Kinds of qualifiers, each with its own list. */
export type QualifierKind = 'groupIds' | 'couponIds' | 'sourceCodeGroupIds'

export interface Campaign {
  readonly id: string
  readonly enabled: boolean
  readonly startDate: string | null
  readonly endDate: string | null
  readonly qualifiers: Qualifiers
  /** Ids of the stores for which alone the campaign runs; absent for a campaign of the online shop. */
  readonly storeIds?: readonly string[]
}

/** Schedule, qualifiers and rank of a promotion. */
export interface AssignmentTerms {
  /** Rank; a lower number goes first, null goes last. */
  readonly rank: number | null
  readonly schedule: Schedule
  /** True when every kind of qualifier must be met; otherwise one is enough. */
  readonly matchAll: boolean
  readonly qualifiers: Qualifiers & {
    /** Kinds of qualifiers that are inherited from the campaign; all when absent. */
    readonly inherits?: readonly QualifierKind[] | null
  }
}

/** Assignment of a promotion to a campaign; its dates narrow those of the campaign. */
export interface Assignment extends AssignmentTerms {
  readonly campaign: Campaign
}

/** Promotion data from the archive. */
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
  /** True when products that met its condition cannot meet the condition of another product promotion. */
  readonly preventsRequalifying: boolean
  readonly rule: PromotionRule | null
  /** Terms for every campaign that sets none; older archives store them here. */
  readonly terms?: AssignmentTerms
}

export interface Promotion extends PromotionDefinition {
  readonly id: string
  readonly enabled: boolean
  /** Currency of the promotion; null for all. */
  readonly currency: string | null
  readonly exclusivity: 'no' | 'class' | 'global'
  readonly assignments: readonly Assignment[]
}

/** Qualifiers without any condition. */
export const NO_QUALIFIERS: Qualifiers = {
  groupIds: [],
  allGroups: false,
  couponIds: [],
  sourceCodeGroupIds: [],
}
