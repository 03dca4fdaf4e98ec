import type {ProductModel} from '../model/product'
import {isSafeLink} from '../model/product-button'
import {usePageSettings} from './use-page-settings'

/**
 * Address at which a partner sells the product, or all products of the site; undefined where the shop sells
 * it itself.
 */
export function usePartnerLink({partnerLink}: Pick<ProductModel, 'partnerLink'>) {
  const settings = usePageSettings()
  const link = partnerLink ?? settings.partnerLink
  return link && isSafeLink(link) ? link : undefined
}
