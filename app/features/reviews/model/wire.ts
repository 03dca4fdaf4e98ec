/** Answers of the review service (version 5.4), limited to the fields in use. */
export interface WireReview {
  Id: string
  Rating: number
  Title: string | null
  ReviewText: string | null
  UserNickname: string | null
  UserLocation: string | null
  /** Locale such as `de_DE`. */
  ContentLocale: string
  SubmissionTime: string
  IsRecommended: boolean | null
  TotalPositiveFeedbackCount: number
  TotalNegativeFeedbackCount: number
  Pros: string | null
  Cons: string | null
  /** Ids of badges. */
  BadgesOrder?: string[]
  ClientResponses?: {Name: string; Response: string; Date: string}[]
  Photos?: {
    Id: string
    Caption: string | null
    Sizes: Record<string, {Url: string} | undefined>
  }[]
}

export interface WireStatistics {
  AverageOverallRating: number | null
  OverallRatingRange: number
  TotalReviewCount: number
  RecommendedCount?: number
  NotRecommendedCount?: number
  RatingDistribution?: {RatingValue: number; Count: number}[]
}

interface WireAnswer {
  HasErrors: boolean
  Errors?: {Message: string; Code: string}[]
}

export interface WireReviews extends WireAnswer {
  TotalResults: number
  Results: WireReview[]
  Includes?: {Products?: Record<string, {ReviewStatistics?: WireStatistics} | undefined>}
}

export interface WireRatings extends WireAnswer {
  Results: {ProductStatistics: {ProductId: string; ReviewStatistics?: WireStatistics}}[]
}

export interface WireSubmission extends WireAnswer {
  FormErrors?: {
    FieldErrors?: Record<string, {Field: string; Message: string; Code: string} | undefined>
  }
}
