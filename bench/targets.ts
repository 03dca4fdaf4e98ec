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

const rowOf =
  (better: Target['better']) =>
  (
    id: string,
    title: string,
    unit: string,
    must: number,
    goal: number,
    calibration?: string,
  ): Target => ({id, title, unit, must, goal, better, calibration})
const lower = rowOf('lower')
const higher = rowOf('higher')

export const targets: readonly Target[] = [
  lower('js.home', 'JS until idle: home', 'KB', 115, 90),
  lower('js.listing', 'JS until idle: listing', 'KB', 115, 90),
  lower('js.product', 'JS until idle: product', 'KB', 115, 90),
  lower('js.cart', 'JS until idle: cart', 'KB', 145, 120),
  lower('js.checkout', 'JS until idle: checkout', 'KB', 165, 140),
  lower('html.home', 'HTML: home', 'KB', 75, 60),
  lower('html.listing', 'HTML: listing', 'KB', 85, 60),
  lower('html.product', 'HTML: product', 'KB', 75, 60),
  higher(
    'ssr.rate',
    'Server-rendered listings of 38 tiles (beside renderings of a fixed React tree)',
    'pages/s',
    200,
    400,
    'ssr.calibration',
  ),
  lower('ssr.p99', 'p99 of that at 8 connections', 'ms', 60, 40),
  higher(
    'ssr.product',
    'Server-rendered product pages (beside the same tree)',
    'pages/s',
    250,
    400,
    'ssr.calibration',
  ),
  lower('ssr.product.p99', 'p99 of that at 8 connections', 'ms', 60, 40),
  higher(
    'cached.rate',
    'Cached pages, the same listing (beside a bare `http` server with the same bytes)',
    'pages/s',
    10_000,
    20_000,
    'cached.calibration',
  ),
  lower('memory', 'Memory of one process after 20,000 mixed requests', 'MB', 400, 300),
  lower('fresh.listing', 'Fresh machine: first listing with all its pictures', 's', 2, 1),
  lower(
    'inp.menu',
    'Interaction to next paint, p75, 4x slower processor (beside a press on a bare page): menu',
    'ms',
    80,
    48,
    'press.calibration',
  ),
  lower('inp.filter', 'the same: filter', 'ms', 80, 48, 'press.calibration'),
  lower('inp.tile', 'the same: tile', 'ms', 80, 48, 'press.calibration'),
  lower('inp.swatch', 'the same: swatch', 'ms', 80, 48, 'press.calibration'),
  lower('inp.cart', 'the same: add to cart', 'ms', 80, 48, 'press.calibration'),
  lower(
    'navigation.product',
    'Listing to product by link, p75, 4x slower processor, no line limit',
    'ms',
    250,
    150,
    'press.calibration',
  ),
  lower(
    'navigation.back',
    'the same: back to the listing by link',
    'ms',
    100,
    50,
    'press.calibration',
  ),
  lower(
    'cart.dialog',
    'Add to cart: press to dialog, p75, 4x slower processor',
    'ms',
    250,
    150,
    'press.calibration',
  ),
  higher('lighthouse.performance', 'Lighthouse mobile performance: listing', '', 97, 100),
  higher('performance.home', 'the same: home', '', 97, 100),
  higher('performance.product', 'the same: product', '', 97, 100),
  higher('lighthouse.accessibility', 'Lighthouse accessibility', '', 100, 100),
  higher('lighthouse.best-practices', 'Lighthouse best practices', '', 100, 100),
  higher('lighthouse.seo', 'Lighthouse SEO', '', 100, 100),
  lower('lighthouse.lcp', 'LCP, mobile simulated: listing', 's', 1.5, 1.2),
  lower('lcp.home', 'the same: home', 's', 1.5, 1.2),
  lower('lcp.product', 'the same: product', 's', 1.5, 1.2),
  lower('lighthouse.tbt', 'TBT, mobile simulated: listing', 'ms', 50, 20),
  lower('tbt.home', 'the same: home', 'ms', 50, 20),
  lower('tbt.product', 'the same: product', 'ms', 50, 20),
  lower('lighthouse.cls', 'CLS, mobile', '', 0.02, 0),
]
