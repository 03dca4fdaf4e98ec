/** Marks that the service gives: the author bought the product, or got something for the review. */
export const REVIEW_BADGES = ['verifiedPurchaser', 'incentivizedReview'] as const
export type ReviewBadge = (typeof REVIEW_BADGES)[number]

/** Review as stored by the service. */
export interface Review {
  readonly id: string
  readonly productId: string
  readonly authorId: string
  readonly nickname: string | null
  readonly location: string | null
  /** Locale in the form of the service: `de_DE`. */
  readonly locale: string
  readonly title: string | null
  readonly text: string | null
  readonly rating: number
  readonly recommended: boolean | null
  readonly pros: string | null
  readonly cons: string | null
  readonly featured: boolean
  readonly badges: readonly ReviewBadge[]
  readonly responses: readonly MerchantResponse[]
  readonly photos: readonly ReviewPhoto[]
  /** Submission time in milliseconds since 1970. */
  readonly submittedAt: number
  readonly modifiedAt: number
  readonly helpful: number
  readonly notHelpful: number
  readonly inappropriate: number
}

/** A picture that came with a review. */
export interface ReviewPhoto {
  /** Path below the product's catalogue. */
  readonly path: string
  readonly caption: string
}

/** Answer of the shop to a review. */
export interface MerchantResponse {
  readonly department: string
  readonly name: string
  readonly response: string
  readonly date: string
}

/** Returns true for a review without text, which counts in the statistics only. */
export function isRatingsOnly({title, text}: Pick<Review, 'title' | 'text'>): boolean {
  return !title && !text
}

/** Returns the share of helpful votes, 0 to 1; null without votes. */
export function helpfulness({
  helpful,
  notHelpful,
}: Pick<Review, 'helpful' | 'notHelpful'>): number | null {
  const votes = helpful + notHelpful
  return votes === 0 ? null : helpful / votes
}
