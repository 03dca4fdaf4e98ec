import {trackAt} from '@app/features/analytics/use-track'
import {sitePrefixExpression} from '@common/routes'
import type {Shop} from '@app/shared/lib/shop-context'
import {storeChoice} from './model/store-choice'

/**
 * Stores and tracks the locale that a visitor chooses in the locale selector (rule SITE-13): one listener of the document, so
 * that the selector, which is part of every page's first scripts, needs no code for it.
 * @returns ends the listening
 */
export function watchChoices(shop: Shop): () => void {
  const {site} = shop
  const track = trackAt(shop)
  const onClick = ({target}: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a[hreflang]') : null
    const path = link?.getAttribute('href') ?? ''
    const [, alias] = sitePrefixExpression.test(path) ? path.split('/') : []
    const locale = site.l10n.supportedLocales.find(({id}) => id === link?.getAttribute('hreflang'))
    // The country selector stores its choices itself.
    if (alias !== site.alias || !locale || link?.closest('main')) return
    storeChoice(site, locale)
    track({type: 'country_selector', site: site.id, locale: locale.id})
  }
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}
