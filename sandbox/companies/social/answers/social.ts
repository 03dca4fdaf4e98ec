import type {Ok, Problem} from 'commerce-sandbox/plugin'

interface Link {
  link: string
}

interface User {
  username: string
  link: string
  image: {
    original: Link
    small: Link
    medium: Link
    smallSquare: Link
    mediumSquare: Link
  }
  followerCount: number
  followingCount: number
}

interface FeedProduct {
  id: string
  name: string
  link: string
  price?: {value: number; currency: string}
  metadata: Record<string, never>
  images: Link[]
  spatialTags: {x: number; y: number}
}

interface Item {
  id: string
  source: {
    type: string
    postedTimestamp: number
    user: User
    link: string
    caption: string
    commentCount: number
    likeCount: number
  }
  media: {
    type: 'photo'
    original: Link
    small: Link
    medium: Link
    large: Link
    smallSquare: Link
    mediumSquare: Link
    largeSquare: Link
    altText: string
  }
  products: {items: FeedProduct[]}
  labels: string[]
}

interface Feed {
  data: {items: Item[]}
  paging: {before: string | null; after: string | null}
  traceId: string
  metadata: Record<string, never>
  code: 200
}

interface Refusal {
  code: number
  metadata: {error: string}
  traceId: string
}

type Rows = {[Route in `GET ${'' | '/curalate'}/v1/media/:dataSourceId`]: Ok<Feed>}

/** The answers of the social feed. */
export type SocialAnswers = Rows & {errors: {'4xx': Refusal | Problem; '5xx': Problem}}
