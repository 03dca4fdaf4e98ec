import {HTTPError} from '@salesforce/pwa-kit-react-sdk/ssr/universal/errors'
import {isApiFault} from '@common/fault'
import type {PageComponent} from './page'

/**
 * Failure of a critical read for the error page. The message is the page's own, or has the backend's status. A 4xx of the
 * backend other than 404 is a server failure for the visitor: the page has status 500.
 */
export function toHttpError(error: unknown, page: PageComponent): HTTPError {
  if (error instanceof HTTPError) return error
  if (isApiFault(error) && error.status === 404) {
    return new HTTPError(404, page.notFoundTitle ?? 'Not found')
  }
  const answered = isApiFault(error) && error.status >= 400 ? error.status : 500
  const message = page.failureMessage ?? `HTTP Error ${answered} occurred.`
  const fault = new HTTPError(Math.max(answered, 500), message)
  return Object.assign(fault, {cause: error})
}
