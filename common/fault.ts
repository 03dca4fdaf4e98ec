/**
 * The one fault model of the storefront: whatever a backend answers becomes an `ApiFault`
 * (rule ERROR-1; protocols: SCAPI problem documents, OCAPI faults, SLAS errors).
 */

/** Where an expected failure came from when no backend named it. */
export type LocalFaultType = 'network' | 'offline' | 'timeout' | 'unreadable-answer'

export interface FaultFields {
  /** Kebab-case name without "Exception", e.g. `product-item-not-available`, or a `LocalFaultType`. */
  readonly type: string
  /** HTTP status, 0 when there was no answer. */
  readonly status: number
  readonly title: string
  readonly detail: string
  readonly arguments: Readonly<Record<string, unknown>>
}

/** Failure of a remote call. Its message, for logs, is the title that the backend gives, else the detail. */
export class ApiFault extends Error implements FaultFields {
  readonly type: string
  readonly status: number
  readonly title: string
  readonly detail: string
  readonly arguments: Readonly<Record<string, unknown>>

  constructor(fields: FaultFields) {
    super(fields.title || fields.detail)
    this.name = 'ApiFault'
    this.type = fields.type
    this.status = fields.status
    this.title = fields.title
    this.detail = fields.detail
    this.arguments = fields.arguments
  }
}

/** By name: the server and its renderer are two bundles, each with a class of its own. */
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
const PROBLEM_FIELDS = new Set(['type', 'title', 'detail', 'status', 'instance', 'statusCode'])

function fromProblem(body: Record<string, unknown>, status: number): ApiFault {
  const extra = Object.fromEntries(Object.entries(body).filter(([key]) => !PROBLEM_FIELDS.has(key)))
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
 * @param body parsed JSON, or null when the body was not JSON
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

/** True when the browser knows that it has no connection; never on the server. */
export const isOffline = (): boolean =>
  typeof navigator !== 'undefined' && navigator.onLine === false

function thrownType(timedOut: boolean): LocalFaultType {
  if (isOffline()) return 'offline'
  return timedOut ? 'timeout' : 'network'
}

/** Wraps what `fetch` itself threw. */
export function faultFromThrown(error: unknown): ApiFault {
  if (isApiFault(error)) return error
  const timedOut =
    error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')
  const type = thrownType(timedOut)
  const detail = error instanceof Error ? error.message : String(error)
  const title = timedOut
    ? 'The service took too long to answer'
    : 'The service could not be reached'
  return new ApiFault({
    type,
    status: 0,
    title: `${title}: ${detail}`,
    detail,
    arguments: {},
  })
}

/**
 * A `ResponseError` of commerce-sdk-isomorphic carries the untouched `Response`.
 * @returns the fault it describes; anything else is wrapped as a network fault
 */
export async function faultFromSdkError(error: unknown): Promise<ApiFault> {
  const response = (error as {response?: Response} | null)?.response
  if (!response) return faultFromThrown(error)
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  return faultFromBody(body, response.status, response.statusText)
}
