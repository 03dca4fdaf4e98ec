import type {ReactNode} from 'react'
import loadable from '@loadable/component'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {ButtonLink} from '@app/shared/ui/Button'
import {chosenItemOf, type ProductModel} from './product'
import {type Offer} from './offer'
import {productButton} from '../model/product-button'
import type {Selection} from './variation'
import {usePartnerLink, useAdviceSlots, type ExpressProps} from './advice-slots'
import {Quiet} from '@app/shared/ui/Deferred'
import {usePageSettings} from '@app/features/purchase/public/page-settings'
import styles from './BuyBox.module.css'
import {useIntl} from 'react-intl'
import type {TaxTexts} from '@config/markets/market'
import type {SiteConfig} from '@config/schema'
import {grossMark, useBusinessMode} from '@app/features/account/public/business-mode'
import {AppLink} from '@app/shared/ui/AppLink'
import {productPages} from '../model/promises'
import taxStyles from './TaxNote.module.css'

/** Few products offer only a stock alert: its button is a chunk of its own. */
const NotifyMe = loadable(() => import('@app/features/stock-alert/public/NotifyMe'))

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

/** Express payment below the purchase button; its space is reserved. Empty where the site has none. */
export function ExpressSlot(props: ExpressProps) {
  const {Express} = useAdviceSlots()
  const {express} = usePageSettings()
  if (!Express || !express) return null
  return (
    <div className={styles.express}>
      <Quiet>
        <Express {...props} />
      </Quiet>
    </div>
  )
}

/** Note for prices with or without tax (rule SITE-12); the country's own where it says the same. */
function taxNoteOf(note: TaxTexts['note'], taxation: SiteConfig['taxation']): TaxTexts['note'] {
  if (note === null) return null
  if (taxation === 'net') return 'product.taxNote.excluded'
  return note === 'product.taxNote.excluded' ? 'product.taxNote.included' : note
}

/**
 * Tax note of a price, as the law of the country requires; its word for delivery is a link to the terms.
 * @param taxRate tax in the price, which business customers see without it; undefined where it is not known
 */
export function TaxNote({taxRate}: {taxRate?: number | undefined}) {
  const intl = useIntl()
  const paths = usePaths()
  const {market, site} = useShop()
  const business = useBusinessMode()
  const net = business && taxRate !== undefined
  const taxNote = net ? 'product.taxNote.net' : taxNoteOf(market.tax.note, site.taxation)
  if (!taxNote) return null
  const link = (chunks: ReactNode) => (
    <AppLink key="link" to={paths.fromContent(productPages.delivery)}>
      {chunks}
    </AppLink>
  )
  return (
    <p className={taxStyles.note} {...grossMark(business, site)}>
      {intl.formatMessage({id: taxNote}, {link})}
    </p>
  )
}
