import {useEffect} from 'react'
import {useTrack} from '@app/features/analytics/public/use-track'
import {useProductModel} from '@app/features/product/public/get-product'
import {useOwnChoice} from '@app/features/product/public/use-own-choice'
import {eventItemOf} from '@app/features/product/public/product'
import {useTranslate} from '@app/shared/i18n/messages'
import {usePaths} from '@app/shared/lib/use-paths'
import {ButtonLink} from '@app/shared/ui/Button'
import {LazyDialog} from '@app/shared/ui/overlay/lazy'
import {showToast} from '@app/shared/ui/toast'
import {overlayOpener, type PurchaseOverlayProps} from '@app/features/purchase/public/overlay-store'
import {QuickViewProduct} from './QuickViewProduct'
import styles from './QuickView.module.css'
import {Skeleton} from '@app/shared/ui/Skeleton'
import {VisuallyHidden} from '@app/shared/ui/VisuallyHidden'

/** Placeholder of a quick view that is loading. */
function QuickViewSkeleton() {
  const t = useTranslate()
  return (
    <div className={styles.columns}>
      <p role="status">
        <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      </p>
      <Skeleton className={styles.picture} />
      <div className={styles.column}>
        <Skeleton className={styles.price} />
        <Skeleton className={styles.words} />
        <Skeleton className={styles.button} />
      </div>
    </div>
  )
}

/**
 * Quick view: a product in a dialog, under the same rules as its page. If it cannot be loaded, an error is
 * shown and the view closes (rule PROD-24). Default export: loaded when it is first opened.
 */
export default function QuickView({overlay, open, onClose}: PurchaseOverlayProps<'quickView'>) {
  const t = useTranslate()
  const paths = usePaths()
  const {productId} = overlay
  const {data: product, isError} = useProductModel({productId}, {enabled: open})
  const {search, press, choice} = useOwnChoice(product)
  const track = useTrack()
  useEffect(() => {
    if (open && product) track({type: 'quick_view', item: eventItemOf(product)})
  }, [open, product, track])
  const failed = open && isError
  const problem = t('error.generic')
  useEffect(() => {
    if (!failed) return
    showToast({title: problem, status: 'error'})
    onClose()
  }, [failed, problem, onClose])
  return (
    <LazyDialog
      open={open && !failed}
      onClose={onClose}
      returnFocusTo={overlayOpener}
      size="large"
      title={product ? product.name : t('quickView.title')}
      footer={
        <ButtonLink
          block
          variant="secondary"
          to={paths.product(productId) + search}
          onClick={onClose}
        >
          {t('quickView.fullDetails')}
        </ButtonLink>
      }
    >
      <div className={styles.body}>
        {product && choice ? (
          <QuickViewProduct product={product} choice={choice} onChoose={press} />
        ) : (
          <QuickViewSkeleton />
        )}
      </div>
    </LazyDialog>
  )
}
