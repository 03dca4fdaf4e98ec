import type {Response} from 'express'
import type {PageComponent} from '@app/shared/lib/page'
import type {ShopLocals} from '@app/shared/lib/locals'

/** Seconds (spec 9 "Cache and timing"). `s-maxage` lets a shared cache follow the same rule. */
const PAGE = 'public, max-age=900, s-maxage=900, stale-while-revalidate=14400'
const CUSTOMER_SERVICE = 'public, max-age=14400, s-maxage=14400, stale-while-revalidate=86400'

/** Nobody keeps this answer; its content security policy carries a nonce. */
export function keepOutOfCaches(res: Response): void {
  res.set('Cache-Control', 'no-store')
  ;(res.locals as ShopLocals).useNonce?.()
}

/** `Cache-Control` and status of a page that was rendered without failure. */
export function setPageHeaders(res: Response, page: PageComponent): void {
  if (page.status) res.status(page.status)
  const group = page.status && page.status >= 400 ? 'none' : (page.cache ?? 'page')
  if (group === 'none') return keepOutOfCaches(res)
  res.set('Cache-Control', {page: PAGE, 'customer-service': CUSTOMER_SERVICE}[group])
}
