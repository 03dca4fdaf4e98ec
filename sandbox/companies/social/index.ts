import {toDecimal} from 'commerce-sandbox/domains/amounts'
import {
  catalogStore,
  findSellableProduct,
  imageGroupsOf,
  imageUrl,
} from 'commerce-sandbox/domains/catalog'
import {localize, type Site} from 'commerce-sandbox/domains/sites'
import {
  anyone,
  type Sandbox,
  Type,
  definePlugin,
  type Routes,
  simulatedService,
} from 'commerce-sandbox/plugin'
import {randomUUID} from 'node:crypto'
import type {FeedSort, Post} from './feed'
import {FilterError, readFeedFilter, readPosts, sortPosts} from './feed'
import type {SocialAnswers} from './answers/social'
import {socialSettings} from './settings'

const SORTS: readonly FeedSort[] = ['latest', 'likes', 'optimized', 'moderation']

const Query = Type.Object({
  limit: Type.Integer({minimum: 1, maximum: 100, default: 10}),
  after: Type.Optional(Type.String()),
  before: Type.Optional(Type.String()),
  sort: Type.String({default: 'Latest'}),
  filter: Type.Optional(Type.String({maxLength: 500})),
  requireProduct: Type.Boolean({default: false}),
  locale: Type.Optional(Type.String({maxLength: 20})),
})

const bookmark = (index: number) => Buffer.from(`m${index}`).toString('base64url')

function readBookmark(text: string | undefined): number | undefined {
  const index = /^m(\d+)$/.exec(Buffer.from(text ?? '', 'base64url').toString())?.[1]
  return index === undefined ? undefined : Number(index)
}

/** Edges in pixels of the sizes in which the service provides a picture. */
const sizes = {small: 240, medium: 480, large: 960}
const userSizes = {small: 48, medium: 96}

class SocialError extends Error {
  constructor(
    readonly code: 400 | 404,
    message: string,
  ) {
    super(message)
  }
}

const feed: Routes<SocialAnswers> = (route, sandbox) => {
  route(
    'GET /v1/media/:dataSourceId',
    {
      needs: anyone,
      schema: {params: Type.Object({dataSourceId: Type.String()}), querystring: Query},
    },
    (_anyone, request, reply) => {
      const {dataSourceId} = request.params
      if (dataSourceId !== socialSettings.of(sandbox).feedId) {
        throw new SocialError(404, `There is no data source '${dataSourceId}'.`)
      }
      const {limit, after, before, sort, filter, locale} = request.query
      const order = SORTS.find((one) => one === sort.toLowerCase())
      if (!order) throw new SocialError(400, `There is no sort '${sort}'.`)
      const fits = filterOf(filter)
      const known = readPosts(sandbox.config.servicesDir).filter((post) =>
        catalogStore(sandbox.db).product(post.productId),
      )
      const posts = sortPosts(known, order).filter(fits)
      const end = readBookmark(before)
      const start = end === undefined ? (readBookmark(after) ?? 0) : Math.max(0, end - limit)
      const page = posts.slice(start, end ?? start + limit)
      const site = siteOf(sandbox, locale)
      reply.header('cache-control', 'public, max-age=300')
      return {
        data: {items: page.map((post) => itemDocument(sandbox, site, post, locale))},
        paging: {
          before: start > 0 ? bookmark(start) : null,
          after: start + page.length < posts.length ? bookmark(start + page.length) : null,
        },
        traceId: randomUUID(),
        metadata: {},
        code: 200 as const,
      }
    },
  )
}

/** The posts that a filter selects. Throws `SocialError` 400. */
function filterOf(filter: string | undefined): (post: Post) => boolean {
  if (!filter) return () => true
  try {
    return readFeedFilter(filter)
  } catch (error) {
    throw error instanceof FilterError ? new SocialError(400, error.message) : error
  }
}

/** The first site with prices and the locale, for the price of a product. */
function siteOf({sites}: Sandbox, locale: string | undefined): Site | undefined {
  const priced = sites.all().filter(({contentOnly}) => !contentOnly)
  return priced.find(({locales}) => locale !== undefined && locales.includes(locale)) ?? priced[0]
}

function pictureOf(sandbox: Sandbox, productId: string): string {
  const {db} = sandbox
  const product = catalogStore(db).product(productId)
  const groups = product ? imageGroupsOf(db, product) : []
  const group = groups.find(({viewType}) => viewType === 'emotional1') ?? groups[0]
  const path = group?.images[0]?.path
  return product && path ? imageUrl(sandbox, product.catalogId, path) : ''
}

function itemDocument(
  sandbox: Sandbox,
  site: Site | undefined,
  post: Post,
  locale: string | undefined,
) {
  const picture = pictureOf(sandbox, post.productId)
  const link = (query: string) => ({link: picture === '' ? '' : `${picture}?${query}`})
  const scaled = (edge: number) => link(`sw=${edge}`)
  const square = (edge: number) => link(`sw=${edge}&sh=${edge}&sm=cut`)
  const product = productDocument(sandbox, site, post.productId, locale)
  return {
    id: post.id,
    source: {
      type: post.source,
      postedTimestamp: post.postedAt / 1000,
      user: {
        username: post.username,
        link: `https://${post.source}.example/${post.username}`,
        image: {
          original: square(200),
          small: square(userSizes.small),
          medium: square(userSizes.medium),
          smallSquare: square(userSizes.small),
          mediumSquare: square(userSizes.medium),
        },
        followerCount: post.likes * 3,
        followingCount: post.comments * 11,
      },
      link: `https://${post.source}.example/p/${post.id}`,
      caption: post.caption,
      commentCount: post.comments,
      likeCount: post.likes,
    },
    media: {
      type: 'photo' as const,
      original: {link: picture},
      small: scaled(sizes.small),
      medium: scaled(sizes.medium),
      large: scaled(sizes.large),
      smallSquare: square(sizes.small),
      mediumSquare: square(sizes.medium),
      largeSquare: square(sizes.large),
      altText: product.name,
    },
    products: {items: [{...product, spatialTags: {x: 0.5, y: 0.5}}]},
    labels: post.categories,
  }
}

function productDocument(
  sandbox: Sandbox,
  site: Site | undefined,
  id: string,
  locale: string | undefined,
) {
  const record = catalogStore(sandbox.db).product(id)
  const sold = site && findSellableProduct(sandbox.db, site, id, locale ?? site.defaultLocale)
  return {
    id,
    name: (record && localize(record.texts['name'], locale ?? 'default')) ?? id,
    link: `/product/${encodeURIComponent(id)}`,
    ...(sold?.price == null
      ? {}
      : {price: {value: toDecimal(sold.price, sold.currency), currency: sold.currency}}),
    metadata: {},
    images: [{link: pictureOf(sandbox, id)}],
  }
}

/** Social media feed: posts with pictures of products of the catalogue. */
export default definePlugin({
  name: 'social',
  settings: socialSettings,
  services: [
    simulatedService<SocialAnswers>({
      name: 'social',
      paths: /^(\/curalate)?\/(v1\/)?media\//,
      // The service's own host, and the caching proxy of a storefront.
      prefixes: ['', '/curalate'],
      prepare: (app) =>
        app.setErrorHandler((error, _request, reply) => {
          if (!(error instanceof SocialError)) throw error
          const {code, message} = error
          return reply.status(code).send({code, metadata: {error: message}, traceId: randomUUID()})
        }),
      routes: [feed],
    }),
  ],
})
