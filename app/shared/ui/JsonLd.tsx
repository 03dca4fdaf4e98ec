/**
 * Structured data for search engines. @param json as written by `jsonLd`, which cannot end a script element
 */
export function JsonLd({json}: {json: string}) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{__html: json}} />
}
