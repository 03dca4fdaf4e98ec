/**
 * The single fault model of the storefront: every failed answer of a backend becomes an `ApiFault` (rule
 * ERROR-1; protocols: SCAPI problem documents, OCAPI faults, SLAS errors).
 */

/** Type of an expected failure that has no type from a backend. */
type LocalFaultType = 'network' | 'offline' | 'timeout' | 'unreadable-answer'

export interface FaultFields {
  /** Type in kebab case without "Exception", e.g. `product-item-not-available`, or a `LocalFaultType`. */
  readonly type: string
  /** HTTP status, 0 without an answer. */
  readonly status: number
  readonly title: string
  readonly detail: string
  readonly arguments: Readonly<Record<string, unknown>>
}

/** Failure of a remote call. Its message, for logs, is the title from the backend, otherwise the detail. */
export class ApiFault extends Error implements FaultFields {
  readonly type: string
  readonly status: number
  readonly title: string
  readonly detail: string
  readonly arguments: Readonly<Record<string, unknown>>
  /** The unread answer, where errors of commerce-sdk-isomorphic have it. */
  readonly response?: Response

  constructor(fields: FaultFields, options?: ErrorOptions) {
    super(fields.title || fields.detail, options)
    this.name = 'ApiFault'
    this.type = fields.type
    this.status = fields.status
    this.title = fields.title
    this.detail = fields.detail
    this.arguments = fields.arguments
  }
}

/** Compares the name: the server and its renderer are two bundles, each with its own class. */
export function isApiFault(error: unknown): error is ApiFault {
  return error instanceof Error && error.name === 'ApiFault'
}

const kebab = (name: string): string =>
  name
    .replace(/Exception$/, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const record = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null

/** SCAPI problem fields that are not arguments. */
const PROBLEM_FIELDS = new Set(['type', 'title', 'detail', 'status', 'instance'])

/** Some APIs repeat the HTTP status as `statusCode`; a refused coupon has its own status there, as text. */
const isArgument = ([key, value]: [string, unknown]): boolean =>
  !PROBLEM_FIELDS.has(key) && !(key === 'statusCode' && typeof value === 'number')

function fromProblem(body: Record<string, unknown>, status: number): ApiFault {
  const extra = Object.fromEntries(Object.entries(body).filter(isArgument))
  return new ApiFault({
    type: kebab(text(body.type).split('/').pop() ?? '') || `http-${status}`,
    status,
    title: text(body.title),
    detail: text(body.detail),
    arguments: extra,
  })
}

/**
 * Reads the body of a failed answer in any of the protocols.
 * @param body parsed JSON, or null when the body is not JSON
 */
export function faultFromBody(body: unknown, status: number, statusText = ''): ApiFault {
  const fields = record(body)
  const fault = record(fields?.fault)
  if (fault) {
    return new ApiFault({
      type: kebab(text(fault.type)),
      status,
      title: text(fault.message) || text(fault.type),
      detail: text(fault.message),
      arguments: record(fault.arguments) ?? {},
    })
  }
  if (fields && (typeof fields.title === 'string' || typeof fields.detail === 'string')) {
    return fromProblem(fields, status)
  }
  const detail = text(fields?.message) || text(fields?.error_description)
  return new ApiFault({
    type: kebab(text(fields?.error)) || `http-${status}`,
    status,
    title: detail || text(fields?.error) || statusText || `HTTP ${status}`,
    detail,
    arguments: {},
  })
}

/** True when the browser reports that it has no connection; never on the server. */
export const isOffline = (): boolean =>
  typeof navigator !== 'undefined' && navigator.onLine === false

function thrownType(timedOut: boolean): LocalFaultType {
  if (isOffline()) return 'offline'
  return timedOut ? 'timeout' : 'network'
}

/** Converts an error that `fetch` threw, which is the `cause` of the fault. */
export function faultFromThrown(error: unknown): ApiFault {
  if (isApiFault(error)) return error
  const {name} = Object(error) as {name?: unknown}
  const timedOut = name === 'TimeoutError' || name === 'AbortError'
  const type = thrownType(timedOut)
  const detail = error instanceof Error ? error.message : String(error)
  const title = timedOut
    ? 'The service took too long to answer'
    : 'The service could not be reached'
  const fields = {type, status: 0, title: `${title}: ${detail}`, detail, arguments: {}}
  return new ApiFault(fields, {cause: error})
}
