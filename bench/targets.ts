/** What is measured, with the targets of the project. `better` says which way is good. */
export interface Target {
  id: string
  title: string
  unit: string
  must: number
  goal: number
  better: 'lower' | 'higher'
}

const lower = (id: string, title: string, unit: string, must: number, goal: number): Target => ({
  id,
  title,
  unit,
  must,
  goal,
  better: 'lower',
})
const higher = (id: string, title: string, unit: string, must: number, goal: number): Target => ({
  id,
  title,
  unit,
  must,
  goal,
  better: 'higher',
})

export const targets: readonly Target[] = [
  lower('js.home', 'JS until idle: home', 'KB', 200, 130),
  lower('js.listing', 'JS until idle: listing', 'KB', 200, 130),
  lower('js.product', 'JS until idle: product', 'KB', 200, 130),
  lower('js.cart', 'JS until idle: cart', 'KB', 230, 140),
  lower('js.checkout', 'JS until idle: checkout', 'KB', 250, 160),
  lower('html.home', 'HTML: home', 'KB', 120, 80),
  lower('html.listing', 'HTML: listing', 'KB', 120, 80),
  lower('html.product', 'HTML: product', 'KB', 120, 80),
  higher('ssr.rate', 'Server-rendered listings of 38 tiles', 'pages/s', 100, 250),
  lower('ssr.p99', 'p99 of that at 8 connections', 'ms', 150, 60),
  higher('cached.rate', 'Cached pages, the same listing', 'pages/s', 5_000, 20_000),
  lower('fresh.listing', 'Fresh machine: first listing with all its pictures', 's', 2, 1),
  higher('lighthouse.performance', 'Lighthouse mobile performance: listing', '', 90, 98),
  higher('performance.home', 'the same: home', '', 90, 98),
  higher('performance.product', 'the same: product', '', 90, 98),
  higher('lighthouse.accessibility', 'Lighthouse accessibility', '', 100, 100),
  higher('lighthouse.best-practices', 'Lighthouse best practices', '', 96, 100),
  higher('lighthouse.seo', 'Lighthouse SEO', '', 100, 100),
  lower('lighthouse.lcp', 'LCP, mobile simulated: listing', 's', 2.0, 1.2),
  lower('lcp.home', 'the same: home', 's', 2.0, 1.2),
  lower('lcp.product', 'the same: product', 's', 2.0, 1.2),
  lower('lighthouse.tbt', 'TBT, mobile simulated: listing', 'ms', 250, 80),
  lower('tbt.home', 'the same: home', 'ms', 250, 80),
  lower('tbt.product', 'the same: product', 'ms', 250, 80),
  lower('lighthouse.cls', 'CLS, mobile', '', 0.05, 0.01),
]
