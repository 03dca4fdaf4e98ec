import {useTranslate} from '@app/shared/i18n/messages'
import {Skeleton} from '@app/shared/ui/Skeleton'
import {VisuallyHidden} from '@app/shared/ui/VisuallyHidden'
import styles from './CartSkeleton.module.css'
import layout from './Cart.module.css'

const LINES = [1, 2]

/** Skeleton of the cart, shown until the cart is loaded. */
export function CartSkeleton() {
  const t = useTranslate()
  return (
    <>
      <h1>{t('cart.title')}</h1>
      <p role="status">
        <VisuallyHidden>{t('cart.loading')}</VisuallyHidden>
      </p>
      <noscript>
        <p>{t('common.noJavaScript')}</p>
      </noscript>
      <div className={layout.columns} aria-hidden="true">
        <div>
          {LINES.map((line) => (
            <div key={line} className={styles.line}>
              <Skeleton className={styles.picture} />
              <div className={styles.text}>
                <Skeleton className={styles.name} />
                <Skeleton className={styles.choice} />
              </div>
            </div>
          ))}
        </div>
        <Skeleton className={styles.summary} />
      </div>
    </>
  )
}
