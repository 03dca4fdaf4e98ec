import {summaryOf, type RatingSummary} from './rating-summary'
import type {WireReview, WireReviews} from './wire'

export interface ReviewPhoto {
  readonly id: string
  readonly caption: string
  /** Addresses as in the answer of the service. */
  readonly thumbnail: string
  readonly full: string
}

/** A photo in the gallery, with the texts of its review. */
export interface GalleryPhoto extends ReviewPhoto {
  readonly review: Review
}

/** Reply of the shop to a review. */
export interface ReviewReply {
  readonly name: string
  readonly text: string
  /** Time in ISO format. */
  readonly date: string
}

/** Model of one review. */
export interface Review {
  readonly id: string
  /** Number of stars from 1 to 5. */
  readonly rating: number
  readonly title: string
  readonly text: string
  readonly author: string
  readonly location: string
  /** BCP 47 locale, such as `de-DE`. */
  readonly locale: string
  /** Time in ISO format. */
  readonly submittedAt: string
  readonly recommended: boolean | null
  readonly helpful: number
  readonly notHelpful: number
  readonly pros: string
  readonly cons: string
  readonly replies: readonly ReviewReply[]
  readonly photos: readonly ReviewPhoto[]
  /** The service has found a purchase of the author. */
  readonly verified: boolean
  /** The author got something for the review. */
  readonly rewarded: boolean
}

export interface ReviewPage {
  /** Number of matching reviews, of which `reviews` is one page. */
  readonly total: number
  readonly reviews: readonly Review[]
  /** Statistics of all reviews of the product, independent of the filters; null when the answer has none. */
  readonly summary: RatingSummary | null
}

function photosOf({Photos = []}: WireReview): ReviewPhoto[] {
  return Photos.flatMap(({Id, Caption, Sizes}) => {
    const full = Sizes.normal?.Url ?? Sizes.thumbnail?.Url
    if (!full) return []
    return [{id: Id, caption: Caption ?? '', full, thumbnail: Sizes.thumbnail?.Url ?? full}]
  })
}

/** Badges of authors who got something for their review. */
const REWARDS: ReadonlySet<string> = new Set(['incentivizedReview', 'sweepstakes'])

export function reviewOf(wire: WireReview): Review {
  return {
    id: wire.Id,
    rating: wire.Rating,
    title: wire.Title ?? '',
    text: wire.ReviewText ?? '',
    author: wire.UserNickname ?? '',
    location: wire.UserLocation ?? '',
    locale: wire.ContentLocale.replace('_', '-'),
    submittedAt: wire.SubmissionTime,
    recommended: wire.IsRecommended,
    helpful: wire.TotalPositiveFeedbackCount,
    notHelpful: wire.TotalNegativeFeedbackCount,
    pros: wire.Pros ?? '',
    cons: wire.Cons ?? '',
    replies: (wire.ClientResponses ?? []).map(({Name, Response, Date}) => ({
      name: Name,
      text: Response,
      date: Date,
    })),
    photos: photosOf(wire),
    verified: wire.BadgesOrder?.includes('verifiedPurchaser') ?? false,
    rewarded: wire.BadgesOrder?.some((id) => REWARDS.has(id)) ?? false,
  }
}

/** All photos of some reviews, in the order of the reviews. */
export const galleryOf = ({Results}: Pick<WireReviews, 'Results'>): GalleryPhoto[] =>
  Results.map(reviewOf).flatMap((review) => review.photos.map((photo) => ({...photo, review})))

/** @param productId product whose statistics the answer includes; a variant is answered by its master */
export function reviewPageOf(wire: WireReviews, productId: string): ReviewPage {
  const products = wire.Includes?.Products ?? {}
  const product = products[productId] ?? Object.values(products)[0]
  return {
    total: wire.TotalResults,
    reviews: wire.Results.map(reviewOf),
    summary: product?.ReviewStatistics ? summaryOf(product.ReviewStatistics) : null,
  }
}

const languageOf = (locale: string): string => locale.slice(0, 2).toLowerCase()

/** Whether a translation is offered to a reader of `locale`. */
export const isForeign = (review: Pick<Review, 'locale'>, locale: string): boolean =>
  languageOf(review.locale) !== languageOf(locale)
