import {catalogStore, imageGroupsOf, imageUrl} from 'commerce-sandbox/domains/catalog'
import {localize} from 'commerce-sandbox/domains/sites'
import type {Sandbox} from 'commerce-sandbox/plugin'
import {ensureReviews} from './prepared-reviews'
import type {Review} from './review'
import type {Filter} from './review-query'
import {ReviewsError, fits, matchesSearch, readFilter, readSort} from './review-query'
import {familyOf, findReviews} from './review-repository'
import {statisticsOf} from './statistics'
import type {
  AuthorDocument,
  Display,
  IncludedDocuments,
  Nothing,
  ProductDocument,
  ProductStatisticsDocument,
  ReviewDocument,
} from './answers/reviews'
import {reviewDocument, statisticsDocument} from './documents'
import type {Parameters} from './parameters'
import {reviewSource} from './review-source'

const MAX_STATISTICS = 100

const displayLocale = (parameters: Parameters) => parameters.one('Locale') ?? 'en_US'

/** The product ids of the filters, or undefined when no filter names a product. */
function productIdsOf(filters: readonly Filter[]): string[] | undefined {
  const asked = filters.filter(
    ({attribute, operator}) => attribute === 'productid' && operator === 'eq',
  )
  return asked.length === 0 ? undefined : [...new Set(asked.flatMap(({values}) => values))]
}

/** A variant has the reviews of its master: the filter includes all variants of the master. */
function withFamilies(sandbox: Sandbox, filter: Filter): Filter {
  if (filter.attribute !== 'productid') return filter
  return {...filter, values: filter.values.map((id) => familyOf(sandbox.db, id) ?? id)}
}

/** `data/reviews.json` */
export function displayReviews(
  sandbox: Sandbox,
  parameters: Parameters,
): Display<ReviewDocument, IncludedDocuments> {
  ensureReviews(sandbox.db, reviewSource(sandbox))
  const limit = parameters.integer('Limit', 10, 1, 100)
  const offset = parameters.integer('Offset', 0, 0, 300_000)
  const filters = parameters.all('Filter').map((text) => withFamilies(sandbox, readFilter(text)))
  const search = parameters.one('Search')
  const sort = parameters.one('Sort')
  if (search && sort) {
    throw new ReviewsError('ERROR_PARAM_INVALID_PARAMETERS', 'Search and Sort exclude each other.')
  }
  const productIds = productIdsOf(filters)
  const all = findReviews(sandbox.db, productIds)
  const found = all.filter(
    (review) =>
      filters.every((filter) => fits(review, filter)) && (!search || matchesSearch(review, search)),
  )
  if (sort) found.sort(readSort(sort))
  const page = found.slice(offset, offset + limit)
  const locale = displayLocale(parameters)
  const names = new Map(
    page.map(({productId}) => [productId, productName(sandbox, productId, locale)]),
  )
  const {client} = reviewSource(sandbox)
  return {
    HasErrors: false,
    Errors: [],
    Limit: limit,
    Offset: offset,
    TotalResults: found.length,
    Locale: locale,
    Results: page.map((review) =>
      reviewDocument(review, {
        client,
        productName: names.get(review.productId) ?? null,
        photoUrl: photoUrl(sandbox, review),
      }),
    ),
    Includes: includes(sandbox, parameters, {all, found, page, locale}),
  }
}

/** Photos of the bundled reviews are stored beside the pictures of their product. */
const photoUrl =
  (sandbox: Sandbox, {productId}: Review) =>
  (path: string): string => {
    const product = catalogStore(sandbox.db).product(productId)
    return product ? imageUrl(sandbox, product.catalogId, path) : path
  }

interface Shown {
  all: readonly Review[]
  found: readonly Review[]
  page: readonly Review[]
  locale: string
}

function includes(sandbox: Sandbox, parameters: Parameters, shown: Shown): IncludedDocuments {
  const included = parameters.list('Include')
  const stats = parameters.list('Stats')
  if (stats.size > 0 && !included.has('products') && !included.has('authors')) {
    throw new ReviewsError(
      'ERROR_PARAM_INVALID_PARAMETERS',
      'Stats needs Include=Products or Include=Authors.',
    )
  }
  const result: IncludedDocuments = {}
  if (included.has('products')) {
    const ids = [...new Set(shown.page.map(({productId}) => productId))]
    result.Products = Object.fromEntries(
      ids.map((id) => [id, includedProduct(sandbox, parameters, shown, id)]),
    )
    result.ProductsOrder = ids
  }
  if (included.has('authors')) {
    const authors = new Map(shown.page.map((review) => [review.authorId, review]))
    result.Authors = Object.fromEntries(
      [...authors].map(([id, review]) => [id, includedAuthor(shown, review)]),
    )
    result.AuthorsOrder = [...authors.keys()]
  }
  if (included.has('comments')) Object.assign(result, {Comments: {}, CommentsOrder: []})
  return result
}

function includedAuthor({all}: Shown, review: Review): AuthorDocument {
  const reviews = all.filter(({authorId}) => authorId === review.authorId)
  return {
    Id: review.authorId,
    UserNickname: review.nickname,
    Location: review.location,
    ReviewIds: reviews.map(({id}) => id),
    TotalReviewCount: reviews.length,
    ReviewStatistics: statisticsDocument(statisticsOf(reviews)),
  }
}

function includedProduct(
  sandbox: Sandbox,
  parameters: Parameters,
  shown: Shown,
  id: string,
): ProductDocument {
  const reviews = shown.all.filter(({productId}) => productId === id)
  const found = shown.found.filter(({productId}) => productId === id)
  const stats = parameters.list('Stats')
  const filtered = parameters.list('FilteredStats')
  const of = (list: readonly Review[]) => statisticsDocument(statisticsOf(list))
  return {
    ...productDocument(sandbox, id, shown.locale),
    ReviewIds: reviews.map((review) => review.id),
    TotalReviewCount: reviews.length,
    ...(stats.has('reviews') ? {ReviewStatistics: of(reviews)} : {}),
    ...(stats.has('nativereviews') ? {NativeReviewStatistics: of(reviews)} : {}),
    ...(filtered.has('reviews') ? {FilteredReviewStatistics: of(found)} : {}),
    ...(filtered.has('nativereviews') ? {FilteredNativeReviewStatistics: of(found)} : {}),
  }
}

function productName(sandbox: Sandbox, id: string, locale: string): string | null {
  const product = catalogStore(sandbox.db).product(id)
  return product ? (localize(product.texts['name'], locale.replace('_', '-')) ?? null) : null
}

function productDocument(
  sandbox: Sandbox,
  id: string,
  locale: string,
): Omit<ProductDocument, 'ReviewIds' | 'TotalReviewCount'> {
  const product = catalogStore(sandbox.db).product(id)
  const image = product && imageGroupsOf(sandbox.db, product)[0]?.images[0]
  const description = product?.texts['shortDescription']
  const brand = product?.attributes['brand']
  return {
    Id: id,
    Name: productName(sandbox, id, locale),
    Description: (description && localize(description, locale.replace('_', '-'))) ?? null,
    Brand: brand ? {Id: brand.toLowerCase(), Name: brand} : null,
    CategoryId: null,
    ImageUrl: image && product ? imageUrl(sandbox, product.catalogId, image.path) : null,
    ProductPageUrl: null,
    Active: product !== undefined,
    Disabled: product === undefined,
    EANs: [],
    UPCs: [],
    ISBNs: [],
    ModelNumbers: [],
    ManufacturerPartNumbers: [],
    FamilyIds: [],
    Attributes: {},
    AttributesOrder: [],
    QuestionIds: [],
    StoryIds: [],
  }
}

/** `statistics.json`: one entry for each requested product that exists in the catalogue. */
export function displayStatistics(
  sandbox: Sandbox,
  parameters: Parameters,
): Display<{ProductStatistics: ProductStatisticsDocument}, Nothing> {
  ensureReviews(sandbox.db, reviewSource(sandbox))
  const filters = parameters.all('Filter').map(readFilter)
  const ids = productIdsOf(filters)
  const stats = parameters.list('Stats')
  if (!ids || stats.size === 0) {
    throw new ReviewsError(
      'ERROR_PARAM_INVALID_PARAMETERS',
      'Filter=ProductId:... and Stats are required.',
    )
  }
  if (ids.length > MAX_STATISTICS) {
    throw new ReviewsError(
      'ERROR_PARAM_INVALID_PARAMETERS',
      `At most ${MAX_STATISTICS} products can be asked for at once.`,
    )
  }
  const others = filters.filter(({attribute}) => attribute !== 'productid')
  const results = ids.flatMap((id) => {
    const family = familyOf(sandbox.db, id)
    if (family === null) return []
    const reviews = findReviews(sandbox.db, [family]).filter((review) =>
      others.every((filter) => fits(review, filter)),
    )
    return [{ProductStatistics: productStatistics(id, reviews, parameters)}]
  })
  return {
    HasErrors: false,
    Errors: [],
    Limit: results.length,
    Offset: 0,
    TotalResults: results.length,
    Locale: displayLocale(parameters),
    Results: results,
    Includes: {},
  }
}

function productStatistics(
  id: string,
  reviews: readonly Review[],
  parameters: Parameters,
): ProductStatisticsDocument {
  const stats = parameters.list('Stats')
  const document = {
    ...statisticsDocument(statisticsOf(reviews)),
    ...(parameters.one('IncentivizedStats') === 'true' ? {IncentivizedReviewCount: 0} : {}),
  }
  return {
    ProductId: id,
    ...(stats.has('reviews') ? {ReviewStatistics: document} : {}),
    ...(stats.has('nativereviews') ? {NativeReviewStatistics: document} : {}),
    ...(stats.has('questions') || stats.has('answers')
      ? {QAStatistics: {TotalQuestionCount: 0, TotalAnswerCount: 0}}
      : {}),
  }
}
