import {routeOf} from '@app/shared/lib/route-of'
import {routeNamed} from '@common/routes'

/** Header and footer variants of a page (rule FRAME-5). */
export interface PageFrame {
  header: 'full' | 'minimal'
  footer: 'full' | 'checkout'
}

/** Checkout and confirmation: minimal header and checkout footer; the cart has the checkout footer too. */
export function frameOf(pathname: string): PageFrame {
  const name = routeOf(pathname)
  const {header = 'full', footer = 'full'}: Partial<PageFrame> = name ? routeNamed(name) : {}
  return {header, footer}
}
