import {useState} from 'react'
import {useShopperBasketsV2Mutation} from '@salesforce/commerce-sdk-react'
import {useAction} from '@app/features/faults/public/use-action'
import {faultText} from '@app/features/faults/public/fault-message'
import {usePriceText} from '@app/features/catalog/public/price'
import {formatList} from '@app/shared/i18n/format-list'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {Icon} from '@app/shared/ui/Icon'
import {VisuallyHidden} from '@app/shared/ui/VisuallyHidden'
import {CodeForm} from '@app/shared/ui/form/CodeForm'
import type {Basket} from './basket'
import {basketTaxRate} from './basket-lines'
import {displacementOf} from '../model/displaced-coupons'
import {couponRefusal, couponsOf, type BasketCoupon} from '../model/coupons'
import styles from './Coupons.module.css'

interface CouponRowProps {
  coupon: BasketCoupon
  basket: Basket
  onRemove: () => void
}

function CouponRow({coupon, basket, onRemove}: CouponRowProps) {
  const t = useTranslate()
  const {price} = usePriceText(basket.currency)
  const {code, problem} = coupon
  const minimum = problem?.minimum
  const amount = minimum === undefined ? '' : price(minimum, basketTaxRate(basket))
  return (
    <li className={styles.coupon}>
      <span className={styles.code}>{code}</span>
      <span className={problem ? styles.problem : styles.active}>
        {problem ? t(problem.message, {amount}) : t('coupon.active')}
      </span>
      <button
        type="button"
        className={styles.remove}
        aria-label={t('coupon.remove', {code})}
        onClick={onRemove}
      >
        <Icon name="close" size={18} />
      </button>
    </li>
  )
}

/** The coupons of a basket, with a form for another code; each refusal has its message (rule BASKET-16). */
export function Coupons({basket}: {basket: Basket}) {
  const t = useTranslate()
  const {locale} = useShop()
  const {basketId = ''} = basket
  const {mutateAsync: addCoupon} = useShopperBasketsV2Mutation('addCouponToBasket')
  const {mutateAsync: removeCoupon} = useShopperBasketsV2Mutation('removeCouponFromBasket')
  const removeById = (couponItemId: string) => removeCoupon({parameters: {basketId, couponItemId}})
  const [status, setStatus] = useState('')
  /** What an added code did to others; shown, because sums change by it. */
  const [notice, setNotice] = useState('')
  const {price} = usePriceText(basket.currency)
  const coupons = couponsOf(basket)

  const add = async (code: string) => {
    const changed = await addCoupon({parameters: {basketId}, body: {code}})
    const displaced = displacementOf(basket, changed)
    if (!displaced) {
      const added = couponsOf(changed).find((one) => !coupons.some(({id}) => id === one.id))
      return setStatus(added && !added.problem ? t('coupon.applied', {code: added.code}) : '')
    }
    const {code: added, lost, costs} = displaced
    // The better code is kept: the added one is taken out again.
    if (costs > 0) await removeById(displaced.id)
    const amount = price(Math.abs(costs), basketTaxRate(basket))
    const values = {code: added, lost: formatList(lost, locale.id), amount}
    setStatus('')
    setNotice(t(costs > 0 ? 'coupon.kept' : 'coupon.displaced', values))
  }
  const {busy, failure, run, forget} = useAction(
    async (change: string | BasketCoupon) => {
      setNotice('')
      if (typeof change === 'string') await add(change)
      else {
        await removeById(change.id)
        setStatus(t('coupon.removed', {code: change.code}))
      }
      return ''
    },
    {
      place: 'beside',
      textOf: (fault) => {
        const id = couponRefusal(fault)
        return id ? {id} : faultText(fault)
      },
    },
  )
  return (
    <details className={styles.coupons} open={coupons.length > 0 || undefined}>
      <summary className={styles.summary}>
        {t('coupon.question')}
        <Icon name="chevron-down" size={18} className={styles.sign} />
      </summary>
      <CodeForm
        className={styles.form}
        label={t('coupon.title')}
        maxLength={256}
        action={t('coupon.add')}
        busy={busy}
        failure={failure}
        problemOf={(code) => (code ? undefined : t('coupon.required'))}
        onCode={run}
        onEdit={forget}
      />
      {coupons.length > 0 && (
        <ul className={styles.list} aria-label={t('coupon.appliedList')}>
          {coupons.map((coupon) => (
            <CouponRow
              key={coupon.id}
              coupon={coupon}
              basket={basket}
              onRemove={() => void run(coupon)}
            />
          ))}
        </ul>
      )}
      <p role="status" className={styles.notice}>
        {notice || <VisuallyHidden>{status}</VisuallyHidden>}
      </p>
    </details>
  )
}
