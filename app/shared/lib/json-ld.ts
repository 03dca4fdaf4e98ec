/** Data of schema.org as JSON that may stand inside a script element. */
export const jsonLd = (data: object): string =>
  JSON.stringify({'@context': 'https://schema.org', ...data}).replace(/</g, '\\u003c')

/** One step of the way from the home page. */
export interface Step {
  readonly label: string
  /** Path with site and locale; missing for the page itself. */
  readonly to?: string
}

/** The way to a page (schema.org `BreadcrumbList`). @param origin such as `https://shop.example` */
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
 * Products of a listing in their order (schema.org `ItemList`).
 * @param paths of their pages
 * @param place all products of the list, and how many stand before these
 */
export const itemList = (
  paths: readonly string[],
  origin: string,
  {total, offset}: {total: number; offset: number},
): string =>
  jsonLd({
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: paths.map((path, index) => ({
      '@type': 'ListItem',
      position: offset + index + 1,
      url: origin + path,
    })),
  })
