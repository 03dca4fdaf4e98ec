import {ApiFault, faultFromBody, faultFromThrown} from '@common/fault'
import type {Shop} from '@app/shared/lib/shop-context'
import {createThrottle} from '../model/throttle'

/** Route of our server, which adds version and key. */
const ROUTE = '/services/reviews'
const API_VERSION = '5.4'
/** Time limit of a call in milliseconds; a slower answer is not used. */
const TIMEOUT_MS = 8000
/** Minimum time between the starts of two calls, milliseconds (rule REVIEW-7). */
const THROTTLE_MS = 50

/** Address and key of the service on the server, undefined in browsers, which name the site: it may have its own key. */
export type ReviewsAccount = Pick<Shop, 'reviews'> & {readonly site?: {readonly id: string}}

type Fields = readonly (readonly [string, string])[]

interface CallOptions {
  method?: 'GET' | 'POST'
  signal?: AbortSignal
}

const inTurn = createThrottle(THROTTLE_MS)

/** Sends a request that ends with the caller's signal or at the time limit. @throws ApiFault */
async function request(
  send: (url: string, init: RequestInit) => Promise<Response>,
  url: string,
  init: RequestInit,
): Promise<unknown> {
  const controller = new AbortController()
  const abort = () => controller.abort()
  const timer = setTimeout(abort, TIMEOUT_MS)
  if (init.signal?.aborted) abort()
  init.signal?.addEventListener('abort', abort, {once: true})
  try {
    const response = await send(url, {...init, signal: controller.signal})
    const body: unknown = JSON.parse(await response.text())
    if (!response.ok) throw faultFromBody(body, response.status, response.statusText)
    return body
  } catch (error) {
    throw faultFromThrown(error)
  } finally {
    clearTimeout(timer)
    init.signal?.removeEventListener('abort', abort)
  }
}

/** Throws the errors of an answer, which come with status 200 and are listed in the body. */
function checked<Answer>(body: unknown): Answer {
  const {HasErrors: failed, Errors: errors = []} = (body ?? {}) as {
    HasErrors?: boolean
    Errors?: {Message?: string; Code?: string}[]
  }
  if (failed === false || (failed && errors.length === 0)) return body as Answer
  const [first] = errors
  throw new ApiFault({
    type: first?.Code ?? 'unreadable-answer',
    status: 502,
    title: first?.Message ?? 'The review service gave an answer that cannot be read',
    detail: '',
    arguments: {},
  })
}

/**
 * Calls the review service (api 5.4): browsers through a route of our server and one call after the other,
 * the server directly.
 * @param path such as `reviews.json`
 * @throws ApiFault with the service's message, also for errors that come with status 200
 */
export async function callReviews<Answer>(
  {reviews, site}: ReviewsAccount,
  path: string,
  fields: Fields,
  {method = 'GET', signal}: CallOptions = {},
): Promise<Answer> {
  const parameters = new URLSearchParams([
    ...(reviews
      ? [
          ['apiversion', API_VERSION],
          ['passkey', reviews.passkey],
        ]
      : []),
    ...fields.map(([name, value]): [string, string] => [name, value]),
  ])
  if (!reviews) await inTurn()
  const url = `${reviews?.origin ?? ROUTE}/data/${path}`
  const carrier = reviews || !site ? '' : `site=${site.id}`
  const init: RequestInit = {method, signal}
  const send = reviews?.send ?? fetch
  const answer =
    method === 'GET'
      ? await request(send, `${url}?${parameters}${carrier && `&${carrier}`}`, init)
      : await request(send, url + (carrier && `?${carrier}`), {
          ...init,
          headers: {'Content-Type': 'application/x-www-form-urlencoded'},
          body: parameters.toString(),
        })
  return checked<Answer>(answer)
}
