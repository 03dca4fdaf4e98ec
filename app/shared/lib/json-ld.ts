/** schema.org data as JSON that is safe inside a script element. */
export const jsonLd = (data: object): string =>
  JSON.stringify({'@context': 'https://schema.org', ...data}).replace(/</g, '\\u003c')

/** One level of the breadcrumbs. */
export interface Step {
  readonly label: string
  /** Path with site and locale; missing for the current page. */
  readonly to?: string
}

/** The breadcrumbs of a page (schema.org `BreadcrumbList`). @param origin such as `https://shop.example` */
export const breadcrumbList = (steps: readonly Step[], origin: string): string =>
  jsonLd({
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({label, to}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(to && {item: origin + to}),
    })),
  })

/**
 * Products of a listing in their order (schema.org `ItemList`), by addresses alone: a page has many of them.
 * @param paths paths of the product pages
 * @param total number of all products of the list
 */
export const itemList = (paths: readonly string[], origin: string, total: number): string =>
  jsonLd({
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: paths.map((path) => origin + path),
  })
