/** An address of the shop before its present one, and where it leads. */
export type RedirectSource = {
  readonly from: {readonly uri: string} | {readonly product: string} | {readonly content: string}
  /** 301 when absent. */
  readonly status?: 302 | 307
  readonly keepsQuery?: true
  /** Parameters that the destination gets. */
  readonly adds?: string
} & (
  | {readonly category: string}
  | {readonly product: string}
  | {readonly content: string}
  | {readonly url: string}
)

/** The redirects of every site, the first to try first. A `*` is any text. */
export const redirects: readonly RedirectSource[] = [
  {from: {uri: '/shop/pushchairs/*'}, category: 'strollers', keepsQuery: true},
  {from: {uri: '/shop/chairs.html'}, category: 'high-chairs'},
  {from: {uri: '/shop/*'}, url: '/home'},
  {from: {uri: '/category/prams'}, category: 'strollers', keepsQuery: true},
  {from: {uri: '/category/new-in'}, url: '/search', status: 302, adds: '&q=chair'},
  {from: {uri: '/help/questions'}, url: '/customer-service/faq/faq.html'},
  {from: {uri: '/stokke/our-wood.html'}, content: 'sustainability'},
  {from: {product: 'BH-0990'}, product: 'BH-1010', keepsQuery: true},
  {from: {content: 'spare-parts-list'}, content: 'care-guide'},
]
