import {useEffect} from 'react'
import {Helmet} from 'react-helmet'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {FOR_READERS} from '../lib/head-mark'
import type {PageMetaProps} from './PageMeta'

const loadedPath = typeof window === 'undefined' ? '' : window.location.pathname

/**
 * `PageMeta` of the browser build (`webpack.config.js`): title, address and robots of the page. The other elements are for
 * search engines and previews of links, which read documents; they are removed when another page is opened.
 */
export function PageMeta({title, titleIsComplete, canonical, noIndex}: PageMetaProps) {
  const t = useTranslate()
  const {origin} = useShop()
  useEffect(() => {
    if (window.location.pathname === loadedPath) return
    for (const element of document.head.querySelectorAll(FOR_READERS)) element.remove()
  })
  return (
    <Helmet>
      <title>{titleIsComplete ? title : t('meta.title', {title})}</title>
      {canonical && <link rel="canonical" href={origin + canonical} />}
      {noIndex && <meta name="robots" content="noindex, follow" />}
    </Helmet>
  )
}
