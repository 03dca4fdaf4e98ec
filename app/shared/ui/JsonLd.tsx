/** Data for search engines. @param json that cannot end a script element, as `jsonLd` writes it */
export function JsonLd({json}: {json: string}) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{__html: json}} />
}
