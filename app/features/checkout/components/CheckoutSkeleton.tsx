import {useTranslate} from '@app/shared/i18n/messages'
import {Skeleton} from '@app/shared/ui/Skeleton'
import {VisuallyHidden} from '@app/shared/ui/VisuallyHidden'
import {STEPS} from '../model/steps'
import styles from './Checkout.module.css'

/** Skeleton of the checkout, shown until the basket is loaded. */
export function CheckoutSkeleton() {
  const t = useTranslate()
  return (
    <>
      <h1 className={styles.title}>{t('checkout.title')}</h1>
      <p role="status">
        <VisuallyHidden>{t('checkout.loading')}</VisuallyHidden>
      </p>
      <noscript>
        <p>{t('common.noJavaScript')}</p>
      </noscript>
      <div className={styles.columns} aria-hidden="true">
        <div className={styles.aside}>
          <Skeleton className={styles.waitingAside} />
        </div>
        <div className={styles.steps}>
          {STEPS.map((step) => (
            <div key={step} className={styles.waitingStep}>
              <Skeleton className={styles.waitingNumber} />
              <Skeleton className={styles.waitingTitle} />
            </div>
          ))}
        </div>
      </div>
    </>
  )
}
