import {useState} from 'react'
import {useServerMarkup} from '@app/shared/lib/use-server-markup'

/**
 * Structured data for search engines, in documents only: a page that a link opens has none, because browsers report each
 * script element that the app makes (`require-trusted-types-for`), and take 10 ms for it on a slow phone.
 * @param json as written by `jsonLd`, which cannot end a script element; '' in browsers where only the server writes it: the
 * element then keeps what the server wrote
 */
export function JsonLd({json}: {json: string}) {
  const [isServed] = useState(useServerMarkup())
  if (!isServed) return null
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: json}}
    />
  )
}
