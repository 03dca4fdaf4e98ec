/**
 * Structured data for search engines. @param json as written by `jsonLd`, which cannot end a script element; '' in
 * browsers where only the server writes it: the element then keeps what the server wrote
 */
export function JsonLd({json}: {json: string}) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: json}}
    />
  )
}
