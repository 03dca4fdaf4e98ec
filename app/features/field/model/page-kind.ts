import type {PageKind} from '@common/field-report'

/** First part of a path below site and locale, and the kind of page that it leads to (rule EVENT-8). */
const KINDS: readonly (readonly [RegExp, PageKind])[] = [
  [/^\/?(home\/?)?$/, 'home'],
  [/^\/category\//, 'category'],
  [/^\/search\/?$/, 'search'],
  [/^\/product\//, 'product'],
  [/^\/appcart\/?$/, 'cart'],
  [/^\/appcheckout\/confirmation/, 'confirmation'],
  [/^\/appcheckout(\/|$)/, 'checkout'],
  [/^\/(my-stokke|login|registration|reset-password|cancel-order)/, 'account'],
  [/^\/(support|customer-service|contact-us)/, 'service'],
  [/^\/(content|stokke|ct|newsroom)\//, 'content'],
  [/\.html$/, 'product'],
]

/** The kind of page at a path; says nothing about which product, order or phrase it shows. */
export function pageKindOf(pathname: string): PageKind {
  const below = /^\/[a-z]{2,8}\/[a-z]{2}-[a-z]{2}(?=\/|$)(.*)$/.exec(pathname)?.[1]
  if (below === undefined) return 'other'
  return KINDS.find(([pattern]) => pattern.test(below))?.[1] ?? 'other'
}
