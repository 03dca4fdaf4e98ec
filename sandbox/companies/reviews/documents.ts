import type {
  BadgeDocument,
  PhotoDocument,
  ReviewDocument,
  StatisticsDocument,
} from './answers/reviews'
import type {Review, ReviewPhoto} from './review'
import {helpfulness, isRatingsOnly} from './review'
import type {ReviewStatistics} from './statistics'

/** Maximum number of stars of a review. */
const RANGE = 5

/** The service writes times with an offset: `2026-01-31T10:15:00.000+00:00`. */
export function timeOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace('Z', '+00:00')
}

const badgeDocument = (id: string): BadgeDocument => ({
  Id: id,
  ContentType: 'REVIEW',
  BadgeType: 'Custom',
})

/** Longer edge in pixels of the sizes in which the service provides a photo. */
const PHOTO_SIZES = {thumbnail: 100, normal: 800} as const

function photoDocument(
  reviewId: string,
  index: number,
  {path, caption}: ReviewPhoto,
  photoUrl: (path: string) => string,
): PhotoDocument {
  const id = `${reviewId}-${index + 1}`
  const sized = (size: keyof typeof PHOTO_SIZES) => ({
    Id: size,
    Url: `${photoUrl(path)}?sw=${PHOTO_SIZES[size]}`,
  })
  return {
    Id: id,
    Caption: caption,
    Sizes: {thumbnail: sized('thumbnail'), normal: sized('normal')},
    SizesOrder: Object.keys(PHOTO_SIZES),
  }
}

export interface DocumentContext {
  /** Name of the shop. */
  readonly client: string
  readonly productName: string | null
  readonly photoUrl: (path: string) => string
}

/** A review in the service's format, with every field. */
export function reviewDocument(
  review: Review,
  {client, productName, photoUrl}: DocumentContext,
): ReviewDocument {
  const responses = review.responses.map(({department, name, response, date}) => ({
    Department: department,
    Response: response,
    ResponseType: null,
    ResponseSource: 'client',
    Name: name,
    Date: timeOf(Date.parse(date)),
  }))
  return {
    Id: review.id,
    CID: review.authorId,
    ProductId: review.productId,
    OriginalProductName: productName,
    AuthorId: review.authorId,
    UserNickname: review.nickname,
    UserLocation: review.location,
    Title: review.title,
    ReviewText: review.text,
    Rating: review.rating,
    RatingRange: RANGE,
    IsRatingsOnly: isRatingsOnly(review),
    IsRecommended: review.recommended,
    IsFeatured: review.featured,
    IsSyndicated: false,
    ContentLocale: review.locale,
    SubmissionTime: timeOf(review.submittedAt),
    LastModificationTime: timeOf(review.modifiedAt),
    LastModeratedTime: timeOf(review.modifiedAt),
    ModerationStatus: 'APPROVED',
    SubmissionId: `r${review.id}`,
    CampaignId: null,
    SourceClient: client.toLowerCase(),
    IPAddress: null,
    Helpfulness: helpfulness(review),
    TotalFeedbackCount: review.helpful + review.notHelpful,
    TotalPositiveFeedbackCount: review.helpful,
    TotalNegativeFeedbackCount: review.notHelpful,
    TotalInappropriateFeedbackCount: review.inappropriate,
    TotalCommentCount: 0,
    TotalClientResponseCount: responses.length,
    CommentIds: [],
    ProductRecommendationIds: [],
    ClientResponses: responses,
    Photos: review.photos.map((photo, index) => photoDocument(review.id, index, photo, photoUrl)),
    Videos: [],
    SecondaryRatings: {},
    SecondaryRatingsOrder: [],
    ContextDataValues: {},
    ContextDataValuesOrder: [],
    TagDimensions: {},
    TagDimensionsOrder: [],
    Badges: Object.fromEntries(review.badges.map((id) => [id, badgeDocument(id)])),
    BadgesOrder: [...review.badges],
    AdditionalFields: {},
    AdditionalFieldsOrder: [],
    Pros: review.pros,
    Cons: review.cons,
  }
}

/** Statistics in the service's format. */
export function statisticsDocument(statistics: ReviewStatistics): StatisticsDocument {
  const {first, last} = statistics
  return {
    AverageOverallRating: statistics.average,
    OverallRatingRange: RANGE,
    TotalReviewCount: statistics.total,
    RatingsOnlyReviewCount: statistics.ratingsOnly,
    FeaturedReviewCount: statistics.featured,
    RecommendedCount: statistics.recommended,
    NotRecommendedCount: statistics.notRecommended,
    HelpfulVoteCount: statistics.helpful,
    NotHelpfulVoteCount: statistics.notHelpful,
    RatingDistribution: statistics.distribution.map(({rating, count}) => ({
      RatingValue: rating,
      Count: count,
    })),
    SecondaryRatingsAverages: {},
    SecondaryRatingsAveragesOrder: [],
    ContextDataDistribution: {},
    ContextDataDistributionOrder: [],
    TagDistribution: {},
    TagDistributionOrder: [],
    FirstSubmissionTime: first === null ? null : timeOf(first),
    LastSubmissionTime: last === null ? null : timeOf(last),
  }
}
