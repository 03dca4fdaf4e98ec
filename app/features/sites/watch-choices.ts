import {sitePrefixExpression} from '@common/routes'
import type {Shop} from '@app/shared/lib/shop-context'
import {storeChoice} from './model/store-choice'

/**
 * Stores the locale that a visitor chooses in the locale selector (rule SITE-13): one listener of the document, so
 * that the selector, which is part of every page's first scripts, needs no code for it.
 * @returns ends the listening
 */
export function watchChoices({site}: Pick<Shop, 'site'>): () => void {
  const onClick = ({target}: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a[hreflang]') : null
    const path = link?.getAttribute('href') ?? ''
    const [, alias] = sitePrefixExpression.test(path) ? path.split('/') : []
    const locale = site.l10n.supportedLocales.find(({id}) => id === link?.getAttribute('hreflang'))
    if (alias === site.alias && locale) storeChoice(site, locale)
  }
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}
