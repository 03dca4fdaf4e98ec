import {useTranslate} from '@app/shared/i18n/messages'
import {usePaths} from '@app/shared/lib/use-paths'
import {AppLink} from '@app/shared/ui/AppLink'
import {Icon} from '@app/shared/ui/Icon'
import type {LineProblem, LineProduct} from '@app/features/basket/public/line-product'
import styles from './ProblemNote.module.css'

/** Number of units; at and below it the remaining stock is shown (rule BASKET-10). */
const FEW = 5

interface ProblemNoteProps {
  /** True when the basket has a delivery address, which the shopper can change. */
  hasAddress: boolean
  problem: LineProblem | undefined
  product: LineProduct | undefined
}

/** Shows why a line cannot be ordered, or that only a few units are left. */
export function ProblemNote({problem, product, hasAddress}: ProblemNoteProps) {
  const t = useTranslate()
  const paths = usePaths()
  const stock = product?.stock ?? null
  if (!problem) {
    if (stock === null || stock > FEW) return null
    return <p className={styles.few}>{t('error.onlyLeft', {n: stock})}</p>
  }
  const text = {
    unavailable: () => t('cart.item.unavailable'),
    unpriced: () => t('product.notAvailable'),
    outOfStock: () => t('cart.item.outOfStock'),
    notEnough: () => t('cart.item.notEnough', {count: stock ?? 0}),
    notDeliverable: () =>
      t(hasAddress ? 'cart.item.notDeliverableThere' : 'cart.item.notDeliverable'),
  }[problem]()
  return (
    <p className={styles.problem}>
      <Icon name="info" size={18} />
      <span>
        {text}
        {problem === 'notDeliverable' && hasAddress && (
          <>
            {' '}
            <AppLink to={paths.checkout()}>{t('cart.item.changeAddress')}</AppLink>
          </>
        )}
      </span>
    </p>
  )
}
