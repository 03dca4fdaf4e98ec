import {trackAt} from '@app/features/analytics/public/use-track'
import {prefixOf} from '@common/paths'
import {sitePrefixExpression} from '@common/routes'
import type {Shop} from '@app/shared/lib/shop-context'
import {takePressedLocale} from './model/pressed-locale'
import {storeChoice} from './model/store-choice'

/**
 * Stores and tracks the choice of a locale (rule SITE-13). The page that the choice leads to tracks it: the page before
 * may end before this code is loaded. One listener of the document stores it with the press, so that the locale
 * selector, which is part of every page's first scripts, needs no code for it.
 * @returns ends the listening
 */
export function watchChoices(shop: Shop): () => void {
  const {site, locale: present} = shop
  if (takePressedLocale(prefixOf(site, present))) {
    storeChoice(site, present)
    trackAt(shop)({type: 'country_selector', site: site.id, locale: present.id})
  }
  const onClick = ({target}: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a[hreflang]') : null
    const path = link?.getAttribute('href') ?? ''
    const [, alias] = sitePrefixExpression.test(path) ? path.split('/') : []
    const locale = site.l10n.supportedLocales.find(({id}) => id === link?.getAttribute('hreflang'))
    // The country selector stores its choices itself.
    if (alias !== site.alias || !locale || link?.closest('main')) return
    storeChoice(site, locale)
  }
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}
