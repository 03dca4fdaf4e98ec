import type {ContentBody} from '@common/content-body'

/**
 * Adds the prefix of site and locale to site-relative links in HTML of the content team:
 * `href="/contact-us"` becomes `href="/deu/de-de/contact-us"`. Links that already have the prefix,
 * other hosts, anchors and files of the static host stay unchanged.
 * @param prefix site and locale, such as `/deu/de-de`
 */
export function withPrefixedLinks(html: string, prefix: string): string {
  return html.replace(
    /(<a\s[^>]*?href=)(["'])(\/(?!\/)[^"']*)\2/gi,
    (link, start: string, quote: string, path: string) =>
      path === prefix || path.startsWith(`${prefix}/`) || path.startsWith('/on/demandware.static/')
        ? link
        : `${start}${quote}${prefix}${path}${quote}`,
  )
}

export interface ContentHeading {
  id: string
  text: string
}

const plainText = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&amp;/g, '&')
    .replace(/&nbsp;/g, ' ')
    .trim()

/** Splits HTML before its first second-level heading: introduction and sections, each may be ''. */
export function splitIntroduction(html: string): [introduction: string, sections: string] {
  const start = html.search(/<h2[\s>]/i)
  return start === -1 ? [html, ''] : [html.slice(0, start).trim(), html.slice(start)]
}

/**
 * Adds an id to every second-level heading, so that a long page can have a table of contents.
 * @returns the HTML and its headings in order
 */
function markHeadings(html: string): {html: string; headings: readonly ContentHeading[]} {
  const headings: ContentHeading[] = []
  const marked = html.replace(/<h2>([\s\S]*?)<\/h2>/gi, (_heading, inner: string) => {
    const id = `section-${headings.length + 1}`
    headings.push({id, text: plainText(inner)})
    return `<h2 id="${id}">${inner}</h2>`
  })
  return {html: marked, headings}
}

/** The body with ids on its second-level headings; one with widgets stays as it is, without a table of contents. */
export function withHeadingIds(body: ContentBody): {
  body: ContentBody
  headings: readonly ContentHeading[]
} {
  if (body.html === null) return {body, headings: []}
  const {html, headings} = markHeadings(body.html)
  return {body: {...body, html}, headings}
}
