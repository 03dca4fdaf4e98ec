import {Helmet} from 'react-helmet'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'

interface PageMetaProps {
  /** Name of the page; the brand is added to it. */
  title: string
  /** True when `title` already is the whole title. */
  titleIsComplete?: boolean
  description?: string
  /** Path with site and locale under which search engines list the page. */
  canonical?: string
  /** Kept out of search engines (spec 9 "Limits": search is not indexed). */
  noIndex?: boolean
}

/** Title and meta elements of one page. */
export function PageMeta({title, titleIsComplete, description, canonical, noIndex}: PageMetaProps) {
  const t = useTranslate()
  const {origin} = useShop()
  return (
    <Helmet>
      <title>{titleIsComplete ? title : t('meta.title', {title})}</title>
      {description && <meta name="description" content={description} />}
      {canonical && <link rel="canonical" href={origin + canonical} />}
      {noIndex && <meta name="robots" content="noindex, follow" />}
    </Helmet>
  )
}
