/** The measured figures, with the targets of the project. `better` is the direction of improvement. */
export interface Target {
  id: string
  title: string
  unit: string
  must: number
  goal: number
  better: 'lower' | 'higher'
  /** Id of the calibration by which the value is divided, of the same minute. */
  calibration?: string
}

const lower = (id: string, title: string, unit: string, must: number, goal: number): Target => ({
  id,
  title,
  unit,
  must,
  goal,
  better: 'lower',
})
const higher = (
  id: string,
  title: string,
  unit: string,
  must: number,
  goal: number,
  calibration?: string,
): Target => ({
  calibration,
  id,
  title,
  unit,
  must,
  goal,
  better: 'higher',
})

export const targets: readonly Target[] = [
  lower('js.home', 'JS until idle: home', 'KB', 130, 100),
  lower('js.listing', 'JS until idle: listing', 'KB', 130, 100),
  lower('js.product', 'JS until idle: product', 'KB', 130, 100),
  lower('js.cart', 'JS until idle: cart', 'KB', 145, 120),
  lower('js.checkout', 'JS until idle: checkout', 'KB', 165, 140),
  lower('html.home', 'HTML: home', 'KB', 105, 80),
  lower('html.listing', 'HTML: listing', 'KB', 105, 80),
  lower('html.product', 'HTML: product', 'KB', 105, 80),
  higher(
    'ssr.rate',
    'Server-rendered listings of 38 tiles (beside renderings of a fixed React tree)',
    'pages/s',
    200,
    400,
    'ssr.calibration',
  ),
  lower('ssr.p99', 'p99 of that at 8 connections', 'ms', 80, 40),
  higher(
    'cached.rate',
    'Cached pages, the same listing (beside a bare `http` server with the same bytes)',
    'pages/s',
    10_000,
    20_000,
    'cached.calibration',
  ),
  lower('fresh.listing', 'Fresh machine: first listing with all its pictures', 's', 2, 1),
  lower('inp.menu', 'Interaction to next paint, p75, 4x slower processor: menu', 'ms', 120, 60),
  lower('inp.filter', 'the same: filter', 'ms', 120, 60),
  lower('inp.tile', 'the same: tile', 'ms', 120, 60),
  lower('inp.swatch', 'the same: swatch', 'ms', 120, 60),
  lower('inp.cart', 'the same: add to cart', 'ms', 120, 60),
  lower(
    'navigation.product',
    'Listing to product by link, p75, 4x slower processor, no line limit',
    'ms',
    600,
    300,
  ),
  lower('navigation.back', 'the same: back to the listing by link', 'ms', 200, 80),
  lower('cart.dialog', 'Add to cart: press to dialog, p75, 4x slower processor', 'ms', 400, 200),
  higher('lighthouse.performance', 'Lighthouse mobile performance: listing', '', 97, 100),
  higher('performance.home', 'the same: home', '', 97, 100),
  higher('performance.product', 'the same: product', '', 97, 100),
  higher('lighthouse.accessibility', 'Lighthouse accessibility', '', 100, 100),
  higher('lighthouse.best-practices', 'Lighthouse best practices', '', 100, 100),
  higher('lighthouse.seo', 'Lighthouse SEO', '', 100, 100),
  lower('lighthouse.lcp', 'LCP, mobile simulated: listing', 's', 1.9, 1.2),
  lower('lcp.home', 'the same: home', 's', 1.9, 1.2),
  lower('lcp.product', 'the same: product', 's', 1.9, 1.2),
  lower('lighthouse.tbt', 'TBT, mobile simulated: listing', 'ms', 150, 30),
  lower('tbt.home', 'the same: home', 'ms', 150, 30),
  lower('tbt.product', 'the same: product', 'ms', 150, 30),
  lower('lighthouse.cls', 'CLS, mobile', '', 0.02, 0),
]
