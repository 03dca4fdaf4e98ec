import type {Ok, Problem} from 'commerce-sandbox/plugin'

/** Answers of the reviews service, version 5.4. Errors of a call are in the body of a 200. */

export type Nothing = Record<string, never>
type Time = string | null

interface ServiceError {
  Message: string
  Code: string
}

export interface BadgeDocument {
  Id: string
  ContentType: 'REVIEW'
  BadgeType: 'Custom'
}

export interface PhotoDocument {
  Id: string
  Caption: string
  Sizes: {thumbnail: {Id: string; Url: string}; normal: {Id: string; Url: string}}
  SizesOrder: string[]
}

interface ClientResponse {
  Department: string
  Response: string
  ResponseType: string | null
  ResponseSource: string | null
  Name: string
  Date: string
}

export interface ReviewDocument {
  Id: string
  CID: string | null
  ProductId: string
  OriginalProductName: string | null
  AuthorId: string
  UserNickname: string | null
  UserLocation: string | null
  Title: string | null
  ReviewText: string | null
  Rating: number
  RatingRange: 5
  IsRatingsOnly: boolean
  IsRecommended: boolean | null
  IsFeatured: boolean
  IsSyndicated: boolean
  ContentLocale: string
  SubmissionTime: string
  LastModificationTime: string
  LastModeratedTime: string
  ModerationStatus: 'APPROVED'
  SubmissionId: string | null
  CampaignId: string | null
  SourceClient: string | null
  IPAddress: string | null
  /** 0 to 1; null without votes. */
  Helpfulness: number | null
  TotalFeedbackCount: number
  TotalPositiveFeedbackCount: number
  TotalNegativeFeedbackCount: number
  TotalInappropriateFeedbackCount: number
  TotalCommentCount: number
  TotalClientResponseCount: number
  CommentIds: string[]
  ProductRecommendationIds: string[]
  ClientResponses: ClientResponse[]
  Photos: PhotoDocument[]
  /** The sandbox has no videos, secondary ratings, context data, tags and further fields. */
  Videos: []
  SecondaryRatings: Nothing
  SecondaryRatingsOrder: []
  ContextDataValues: Nothing
  ContextDataValuesOrder: []
  TagDimensions: Nothing
  TagDimensionsOrder: []
  /** By id, such as `verifiedPurchaser`. */
  Badges: Record<string, BadgeDocument>
  BadgesOrder: string[]
  AdditionalFields: Nothing
  AdditionalFieldsOrder: []
  Pros: string | null
  Cons: string | null
}

export interface StatisticsDocument {
  AverageOverallRating: number | null
  OverallRatingRange: 5
  TotalReviewCount: number
  RatingsOnlyReviewCount: number
  FeaturedReviewCount: number
  RecommendedCount: number
  NotRecommendedCount: number
  HelpfulVoteCount: number
  NotHelpfulVoteCount: number
  RatingDistribution: {RatingValue: number; Count: number}[]
  SecondaryRatingsAverages: Nothing
  SecondaryRatingsAveragesOrder: []
  ContextDataDistribution: Nothing
  ContextDataDistributionOrder: []
  TagDistribution: Nothing
  TagDistributionOrder: []
  FirstSubmissionTime: Time
  LastSubmissionTime: Time
  IncentivizedReviewCount?: number
}

export interface ProductDocument {
  Id: string
  Name: string | null
  Description: string | null
  Brand: {Id: string; Name: string} | null
  CategoryId: string | null
  ImageUrl: string | null
  ProductPageUrl: string | null
  Active: boolean
  Disabled: boolean
  EANs: string[]
  UPCs: string[]
  ISBNs: string[]
  ModelNumbers: string[]
  ManufacturerPartNumbers: string[]
  FamilyIds: string[]
  Attributes: Nothing
  AttributesOrder: []
  ReviewIds: string[]
  QuestionIds: string[]
  StoryIds: string[]
  TotalReviewCount: number
  ReviewStatistics?: StatisticsDocument
  NativeReviewStatistics?: StatisticsDocument
  FilteredReviewStatistics?: StatisticsDocument
  FilteredNativeReviewStatistics?: StatisticsDocument
}

export interface AuthorDocument {
  Id: string
  UserNickname: string | null
  Location: string | null
  ReviewIds: string[]
  TotalReviewCount: number
  ReviewStatistics: StatisticsDocument
}

interface IncludedProducts {
  [productId: string]: ProductDocument
}

interface IncludedAuthors {
  [authorId: string]: AuthorDocument
}

export interface IncludedDocuments {
  Products?: IncludedProducts
  ProductsOrder?: string[]
  Authors?: IncludedAuthors
  AuthorsOrder?: string[]
  Comments?: Nothing
  CommentsOrder?: []
}

export interface ProductStatisticsDocument {
  ProductId: string
  ReviewStatistics?: StatisticsDocument
  NativeReviewStatistics?: StatisticsDocument
  QAStatistics?: {TotalQuestionCount: number; TotalAnswerCount: number}
}

interface Envelope {
  Limit: number
  Offset: number
  TotalResults: number
  Locale: string
}

export type Display<Result, Included> = Envelope & {
  HasErrors: false
  Errors: []
  Results: Result[]
  Includes: Included
}

export type FailureDocument = Envelope & {
  HasErrors: true
  Errors: ServiceError[]
  Results: []
  Includes: Nothing
}

export interface FieldError extends ServiceError {
  Field: string
}

interface FieldErrors {
  [field: string]: FieldError
}

interface Submission {
  Locale: string
  SubmissionId: string | null
  TypicalHoursToPost: number | null
  AuthorSubmissionToken: string | null
  Errors: []
}

export type RefusedSubmission = Submission & {
  HasErrors: true
  FormErrors: {FieldErrors: FieldErrors; FieldErrorsOrder: string[]}
}

export type Accepted<Content> = Submission & {HasErrors: false; FormErrors: Nothing} & Content

export interface Vote {
  Feedback:
    | {Helpfulness: {Vote: 'POSITIVE' | 'NEGATIVE'; AuthorId: string | null}}
    | {Inappropriate: {ReasonText: string | null; AuthorId: string | null}}
}

export interface Submitted {
  Review: {
    Id: string | null
    Rating: number
    Title: string
    ReviewText: string
    IsRecommended: boolean | null
    SubmissionTime: string
    SubmissionId: string | null
  }
}

type Prefix = '' | '/reviews' | '/reviews/stg'
type Route<
  Method extends string,
  Name extends string,
> = `${Method} ${Prefix}${'' | '/data'}/${Name}.json`

type Rows = {
  [Key in Route<'GET', 'reviews'>]: Ok<Display<ReviewDocument, IncludedDocuments> | FailureDocument>
} & {
  [Key in Route<'GET', 'statistics'>]: Ok<
    Display<{ProductStatistics: ProductStatisticsDocument}, Nothing> | FailureDocument
  >
} & {
  [Key in Route<'POST', 'submitfeedback'>]: Ok<Accepted<Vote> | RefusedSubmission | FailureDocument>
} & {
  [Key in Route<'POST', 'submitreview'>]: Ok<
    Accepted<Submitted> | RefusedSubmission | FailureDocument
  >
}

/** The answers of the reviews service. */
export type ReviewsAnswers = Rows & {errors: {'4xx': Problem; '5xx': Problem}}
