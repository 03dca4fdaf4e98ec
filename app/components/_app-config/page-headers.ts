import type {Response} from 'express'
import type {PageComponent} from '@app/shared/lib/page'

/** Seconds (spec 9 "Cache and timing"). `s-maxage` lets a shared cache follow the same rule. */
const PAGE = 'public, max-age=900, s-maxage=900, stale-while-revalidate=14400'
const CUSTOMER_SERVICE = 'public, max-age=14400, s-maxage=14400, stale-while-revalidate=86400'

/** `Cache-Control` and status of a page that was rendered without failure. */
export function setPageHeaders(res: Response, page: PageComponent): void {
  if (page.status) res.status(page.status)
  const group = page.status && page.status >= 400 ? 'none' : (page.cache ?? 'page')
  const header = {page: PAGE, 'customer-service': CUSTOMER_SERVICE, none: 'no-store'}[group]
  res.set('Cache-Control', header)
}
