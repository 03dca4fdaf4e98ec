import type {ReactNode} from 'react'
import loadable from '@loadable/component'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {ButtonLink} from '@app/shared/ui/Button'
import type {Offer} from '../model/offer'
import {chosenItemOf} from '../model/event-item'
import type {ProductModel} from '../model/product'
import {productButton} from '../model/product-button'
import type {Selection} from '../model/variation'
import {usePartnerLink} from './use-partner-link'

/** Few products offer only a stock alert: its button is a chunk of its own. */
const NotifyMe = loadable(() => import('./NotifyMe'))

interface PurchaseActionProps {
  product: ProductModel
  selection: Selection | undefined
  offer: Pick<Offer, 'availability'>
  /** Product name with the chosen values, as shown to the shopper. */
  fullName: string
  /** Button that adds the product to the basket. */
  children: ReactNode
}

/** The one action that an offer allows (rule PROD-12). */
export function PurchaseAction(props: PurchaseActionProps) {
  const {product, selection, offer, fullName, children} = props
  const t = useTranslate()
  const paths = usePaths()
  const {isContentOnlySite} = useShop().site
  const partnerLink = usePartnerLink(product)
  const category = product.trail.at(-1)
  const button = productButton({
    isContentOnlySite,
    // Until all attributes are chosen, the product counts as available.
    availability: selection?.kind === 'incomplete' ? {state: 'instock'} : offer.availability,
    partnerLink,
  })
  const productId = selection?.kind === 'variant' ? selection.variant.id : product.id
  switch (button.kind) {
    case 'partner':
      return (
        <ButtonLink block to={button.href} target="_blank" rel="noopener noreferrer">
          {t('product.buyAtPartner')}
        </ButtonLink>
      )
    case 'notify':
      return <NotifyMe key={productId} item={chosenItemOf(product, productId)} name={fullName} />
    case 'gone':
      return category ? (
        <ButtonLink block variant="secondary" to={paths.category(category.id)}>
          {t('product.findAlternative')}
        </ButtonLink>
      ) : null
    case 'add':
      return children
    case 'none':
      return null
  }
}
