/** Maximum number of posts in one block. */
export const MAX_POSTS = 10
/** Minimum number of posts in one block. */
export const MIN_POSTS = 3

/** Hotspot of a product in a picture. */
export interface Hotspot {
  readonly productId: string
  readonly name: string
  /** Position in percent of the picture's width and height; null when the product is only listed. */
  readonly place: {readonly x: number; readonly y: number} | null
}

/** Model of a post of the social feed. */
export interface SocialPost {
  readonly id: string
  readonly user: string
  readonly caption: string
  /** Name of the network, such as `Instagram`. */
  readonly source: string
  /** Link to the post; '' when it has no address. */
  readonly link: string
  readonly likes: number
  /** Picture addresses as in the answer: square for the row, uncropped for the large view. */
  readonly square: string
  readonly full: string
  readonly alt: string
  readonly hotspots: readonly Hotspot[]
}

interface WireLink {
  link?: string
}

interface WireItem {
  id?: string
  source?: {
    type?: string
    link?: string
    caption?: string | null
    likeCount?: number
    user?: {username?: string}
  }
  media?: {
    altText?: string
    original?: WireLink
    large?: WireLink
    medium?: WireLink
    mediumSquare?: WireLink
    largeSquare?: WireLink
  }
  products?: {
    items?: {id?: string; name?: string; spatialTags?: {x?: number; y?: number} | null}[]
  }
}

export interface WireFeed {
  data: {items: WireItem[]}
}

/** Networks whose posts are excluded (rule CONTENT-8). */
const LEFT_OUT = new Set(['tiktok'])

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

const percent = (share: number): number => Math.min(Math.max(share, 0), 1) * 100

function hotspotsOf({products}: WireItem): Hotspot[] {
  return (products?.items ?? []).flatMap(({id, name, spatialTags}) => {
    if (!id || !name) return []
    const {x, y} = spatialTags ?? {}
    const place = x === undefined || y === undefined ? null : {x: percent(x), y: percent(y)}
    return [{productId: id, name, place}]
  })
}

/** The link if its protocol is safe; '' otherwise. */
const safeLink = (link: string | undefined): string =>
  link && /^https?:\/\//.test(link) ? link : ''

function postOf(item: WireItem): SocialPost | null {
  const {id, source = {}, media = {}} = item
  const full = media.large?.link ?? media.original?.link
  if (!id || !full || LEFT_OUT.has(source.type?.toLowerCase() ?? '')) return null
  return {
    id,
    user: source.user?.username ?? '',
    caption: source.caption ?? '',
    source: capitalised(source.type ?? ''),
    link: safeLink(source.link),
    likes: source.likeCount ?? 0,
    square: media.largeSquare?.link ?? media.mediumSquare?.link ?? full,
    full,
    alt: media.altText ?? '',
    hotspots: hotspotsOf(item),
  }
}

/** Posts of an answer that can be shown. */
export const postsOf = ({data}: WireFeed): SocialPost[] =>
  data.items.flatMap((item) => postOf(item) ?? [])

/** Posts with the product first, then the others, in the order of the feed. */
export function postsFor(posts: readonly SocialPost[], productId?: string): SocialPost[] {
  const shows = ({hotspots}: SocialPost) => hotspots.some((spot) => spot.productId === productId)
  return [...posts.filter(shows), ...posts.filter((post) => !shows(post))].slice(0, MAX_POSTS)
}
