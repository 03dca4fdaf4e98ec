import {matchPath} from 'react-router-dom'
import {routePatterns, sitePrefix} from '@common/paths'

/** Which header and footer a page has (rule FRAME-5). */
export interface PageFrame {
  header: 'full' | 'minimal'
  footer: 'full' | 'checkout'
}

const isAt = (pathname: string, pattern: string): boolean =>
  matchPath(pathname, {path: sitePrefix + pattern, exact: true}) !== null

/** Checkout and confirmation: minimal header and checkout footer; the cart has the checkout footer too. */
export function frameOf(pathname: string): PageFrame {
  const inCheckout =
    isAt(pathname, routePatterns.checkout) || isAt(pathname, routePatterns.confirmation)
  if (inCheckout) return {header: 'minimal', footer: 'checkout'}
  return {header: 'full', footer: isAt(pathname, routePatterns.cart) ? 'checkout' : 'full'}
}
