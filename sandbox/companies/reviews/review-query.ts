import type {Review} from './review'
import {helpfulness, isRatingsOnly} from './review'

/** Error for a request that the service cannot parse; `code` is the service's error code. */
export class ReviewsError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}

export type Operator = 'eq' | 'neq' | 'lt' | 'lte' | 'gt' | 'gte'

/** Filter: several values of one filter are combined with OR, several filters with AND. */
export interface Filter {
  readonly attribute: string
  readonly operator: Operator
  readonly values: readonly string[]
}

type Value = string | number | boolean | null

/** Review attributes for filters and sorting, by name in lower case. */
const attributes: Readonly<Record<string, (review: Review) => Value>> = {
  productid: ({productId}) => productId,
  id: ({id}) => id,
  authorid: ({authorId}) => authorId,
  rating: ({rating}) => rating,
  contentlocale: ({locale}) => locale,
  hascomments: () => false,
  hasphotos: ({photos}) => photos.length > 0,
  hasvideos: () => false,
  hastags: () => false,
  isfeatured: ({featured}) => featured,
  isratingsonly: isRatingsOnly,
  isrecommended: ({recommended}) => recommended,
  issubjectactive: () => true,
  submissiontime: ({submittedAt}) => submittedAt / 1000,
  lastmoderatedtime: ({modifiedAt}) => modifiedAt / 1000,
  lastmodificationtime: ({modifiedAt}) => modifiedAt / 1000,
  helpfulness,
  totalfeedbackcount: ({helpful, notHelpful}) => helpful + notHelpful,
  totalpositivefeedbackcount: ({helpful}) => helpful,
  totalnegativefeedbackcount: ({notHelpful}) => notHelpful,
  moderatorcode: () => null,
  userlocation: ({location}) => location,
}

const operators: readonly Operator[] = ['eq', 'neq', 'lt', 'lte', 'gt', 'gte']

/** Splits at a separator that is not escaped by a backslash. */
function splitAt(text: string, sign: ':' | ','): string[] {
  const parts: string[] = ['']
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index] ?? ''
    if (letter === '\\' && index + 1 < text.length) {
      parts[parts.length - 1] += letter + (text[index + 1] ?? '')
      index += 1
    } else if (letter === sign) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts
}

const unescape = (text: string) => text.replace(/\\(.)/g, '$1')

/** Reads `Attr:value[,value]` or `Attr:op:value`. Throws ReviewsError. */
export function readFilter(text: string): Filter {
  const [name = '', ...rest] = splitAt(text, ':')
  const attribute = name.trim().toLowerCase()
  if (!Object.hasOwn(attributes, attribute) || rest.length === 0) {
    throw new ReviewsError(
      'ERROR_PARAM_INVALID_FILTER_ATTRIBUTE',
      `The filter '${text}' is not supported.`,
    )
  }
  const first = rest[0]?.toLowerCase() as Operator
  const isOperator = rest.length > 1 && operators.includes(first)
  const values = (isOperator ? rest.slice(1) : rest).join(':')
  return {
    attribute,
    operator: isOperator ? first : 'eq',
    values: splitAt(values, ',').map((value) => unescape(value.trim())),
  }
}

/** Returns true when a review matches a filter; locales accept a wildcard (`en*`). */
export function fits(review: Review, {attribute, operator, values}: Filter): boolean {
  const value = attributes[attribute]?.(review) ?? null
  if (operator === 'eq') return values.some((operand) => equals(value, operand))
  if (operator === 'neq') return values.every((operand) => !equals(value, operand))
  if (value === null) return false
  return values.some((operand) => compares(Number(value), Number(operand), operator))
}

function equals(value: Value, operand: string): boolean {
  if (value === null) return false
  const text = String(value).toLowerCase()
  const pattern = operand.toLowerCase()
  if (typeof value === 'number') return value === Number(operand)
  return pattern.endsWith('*') ? text.startsWith(pattern.slice(0, -1)) : text === pattern
}

function compares(value: number, operand: number, operator: Operator): boolean {
  switch (operator) {
    case 'lt':
      return value < operand
    case 'lte':
      return value <= operand
    case 'gt':
      return value > operand
    default:
      return value >= operand
  }
}

export type Comparison = (a: Review, b: Review) => number

/** Parts of a sort; names of locales belong to the part before them: `ContentLocale:en_GB,de_DE`. */
function sortParts(text: string): string[] {
  const parts: string[] = []
  for (const part of text.split(',').map((one) => one.trim())) {
    const before = parts.at(-1)
    if (before !== undefined && LOCALES_FIRST.test(before) && !part.includes(':'))
      parts[parts.length - 1] = `${before},${part}`
    else parts.push(part)
  }
  return parts
}

/** Locales in the place of a direction. */
const LOCALES_FIRST = /^contentlocale:(?!(?:asc|desc)$)(.+)$/i

/**
 * Reads `Attr:asc,Attr:desc`; `ContentLocale:en_GB,de_DE` puts these locales first, in this order.
 * Throws ReviewsError.
 */
export function readSort(text: string): Comparison {
  const comparisons = sortParts(text).map((part) => {
    const locales = LOCALES_FIRST.exec(part)?.[1]
    if (locales) return byLocale(locales.split(',').map((locale) => locale.trim()))
    const [name = '', direction = 'asc'] = part.trim().toLowerCase().split(':')
    const read = Object.hasOwn(attributes, name) ? attributes[name] : undefined
    if (!read || (direction !== 'asc' && direction !== 'desc')) {
      throw new ReviewsError(
        'ERROR_PARAM_INVALID_SORT_ATTRIBUTE',
        `The sort '${part.trim()}' is not supported.`,
      )
    }
    const sign = direction === 'asc' ? 1 : -1
    return (a: Review, b: Review) => sign * compareValues(read(a), read(b))
  })
  return (a, b) => {
    for (const compare of comparisons) {
      const order = compare(a, b)
      if (order !== 0) return order
    }
    return 0
  }
}

function byLocale(locales: readonly string[]): Comparison {
  const place = ({locale}: Review) => {
    const index = locales.findIndex((one) => equals(locale, one))
    return index < 0 ? locales.length : index
  }
  return (a, b) => place(a) - place(b)
}

/** Compares two values; a missing value comes first in ascending order. */
function compareValues(a: Value, b: Value): number {
  if (a === b) return 0
  if (a === null) return -1
  if (b === null) return 1
  return a < b ? -1 : 1
}

/** Returns true when title or text contains all words; words in quotes form one phrase. */
export function matchesSearch(
  {title, text}: Pick<Review, 'title' | 'text'>,
  search: string,
): boolean {
  const content = `${title ?? ''} ${text ?? ''}`.toLocaleLowerCase()
  const phrases = [...search.toLocaleLowerCase().matchAll(/"([^"]+)"|(\S+)/g)]
  return phrases.every(([, phrase, word]) => content.includes(phrase ?? word ?? ''))
}
