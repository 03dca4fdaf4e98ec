import type {JsonValue} from 'commerce-sandbox/plugin'
import {z} from 'zod'
import type {Activity, Viewer} from './activity-repository'
import type {Rule} from './recommend'
import {PersonalisationError} from './personalisation-error'

export const activities: readonly string[] = [
  'viewProduct',
  'viewSearch',
  'clickSearch',
  'viewCategory',
  'clickCategory',
  'viewReco',
  'clickReco',
  'viewPage',
  'beginCheckout',
  'checkoutStep',
  'addToCart',
  'finishCheckout',
]

const id = z.string().max(256)
const product = z.object({id, sku: id.optional()})
const common = {
  cookieId: id.optional(),
  userId: id.optional(),
}

const activitySchema = z.object({
  ...common,
  product: product.optional(),
  products: z.array(product).max(500).optional(),
  category: z.object({id}).optional(),
  searchText: z.string().max(500).optional(),
  recommenderName: id.optional(),
  __recoUUID: id.optional(),
  currentLocation: z.string().max(2000).optional(),
  stepName: id.optional(),
  stepNumber: z.number().int().optional(),
  basketId: id.optional(),
})

/** Required properties of an activity. */
const needed: Readonly<Record<string, readonly (keyof z.infer<typeof activitySchema>)[]>> = {
  viewProduct: ['product'],
  viewSearch: ['searchText'],
  clickSearch: ['searchText', 'product'],
  viewCategory: ['category'],
  clickCategory: ['category', 'product'],
  viewReco: ['recommenderName', 'products'],
  clickReco: ['recommenderName', 'product'],
  viewPage: ['currentLocation'],
  checkoutStep: ['stepName', 'stepNumber', 'basketId'],
  addToCart: ['products'],
  beginCheckout: ['products'],
  finishCheckout: ['products'],
}

const ruleSchema = z.object({
  type: z.enum(['show', 'exclude']),
  field: z.string(),
  operator: z.string(),
  values: z.array(z.union([z.string(), z.number(), z.boolean()])),
})

const recommendationSchema = z.object({
  ...common,
  products: z.array(product).optional(),
  categories: z.array(z.object({id})).optional(),
  rules: z.array(ruleSchema).default([]),
})

function parse<Value>(schema: z.ZodType<Value>, body: unknown): Value {
  const parsed = schema.safeParse(body ?? {})
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw badRequest(`${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'not valid'}`)
}

const badRequest = (message: string) => new PersonalisationError(400, 'Bad Request', message)

/** Throws PersonalisationError 400. */
export function readActivity(siteId: string, kind: string, body: unknown): Activity {
  const parsed = parse(activitySchema, body)
  const missing = needed[kind]?.find((field) => parsed[field] === undefined)
  if (missing) throw badRequest(`${missing}: required`)
  return {
    siteId,
    kind,
    cookieId: parsed.cookieId,
    userId: parsed.userId,
    categoryId: parsed.category?.id,
    searchText: parsed.searchText,
    recommender: parsed.recommenderName,
    recoUuid: parsed.__recoUUID,
    products: [...(parsed.product ? [parsed.product] : []), ...(parsed.products ?? [])],
    body: (body ?? {}) as JsonValue,
  }
}

export interface RecommendationBody {
  readonly products: readonly string[]
  readonly categories: readonly string[]
  readonly viewer: Viewer
  readonly rules: readonly Rule[]
}

/** Throws PersonalisationError 400. */
export function readRecommendationBody(body: unknown): RecommendationBody {
  const parsed = parse(recommendationSchema, body)
  if (parsed.products && parsed.categories) {
    throw badRequest('products and categories exclude each other')
  }
  return {
    products: parsed.products?.map((one) => one.id) ?? [],
    categories: parsed.categories?.map((one) => one.id) ?? [],
    viewer: {cookieId: parsed.cookieId, userId: parsed.userId},
    rules: parsed.rules,
  }
}
