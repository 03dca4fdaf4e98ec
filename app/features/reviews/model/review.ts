import type {WireReview, WireReviews, WireStatistics} from './wire'

/** Maximum number of stars of a review (rule REVIEW-1). */
export const MAX_STARS = 5

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
}

/** Statistics of all ratings of a product. */
export interface RatingSummary {
  /** Average from 0 to 5; null without reviews. */
  readonly average: number | null
  readonly total: number
  /** Number of reviews by stars, five stars first. */
  readonly distribution: readonly {readonly stars: number; readonly count: number}[]
  /** Share of positive answers to the recommendation question, 0 to 1; null without answers. */
  readonly recommendedShare: number | null
}

export interface ReviewPage {
  /** Number of matching reviews, of which `reviews` is one page. */
  readonly total: number
  readonly reviews: readonly Review[]
  /** Statistics of all reviews of the product, independent of the filters; null when the answer has none. */
  readonly summary: RatingSummary | null
}

/** Converts an average to the scale of five stars. */
const onFive = (average: number, range: number): number =>
  range === MAX_STARS || range <= 0 ? average : (average / range) * MAX_STARS

export function summaryOf(statistics: WireStatistics): RatingSummary {
  const {AverageOverallRating: average, RatingDistribution: rows = []} = statistics
  const yes = statistics.RecommendedCount ?? 0
  const no = statistics.NotRecommendedCount ?? 0
  return {
    average: average === null ? null : onFive(average, statistics.OverallRatingRange),
    total: statistics.TotalReviewCount,
    distribution: [5, 4, 3, 2, 1].map((stars) => ({
      stars,
      count: rows.find(({RatingValue}) => RatingValue === stars)?.Count ?? 0,
    })),
    recommendedShare: yes + no > 0 ? yes / (yes + no) : null,
  }
}

function photosOf({Photos = []}: WireReview): ReviewPhoto[] {
  return Photos.flatMap(({Id, Caption, Sizes}) => {
    const full = Sizes.normal?.Url ?? Sizes.thumbnail?.Url
    if (!full) return []
    return [{id: Id, caption: Caption ?? '', full, thumbnail: Sizes.thumbnail?.Url ?? full}]
  })
}

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
