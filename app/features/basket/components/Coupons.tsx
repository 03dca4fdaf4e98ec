import {useState, type FormEvent} from 'react'
import {useShopperBasketsV2Mutation} from '@salesforce/commerce-sdk-react'
import {faultFromThrown} from '@common/fault'
import {halfWidth} from '@common/half-width'
import {faultMessage} from '@app/features/faults/model/fault-message'
import {usePriceText} from '@app/features/catalog/components/use-price-text'
import {formatList} from '@app/shared/i18n/format-list'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {Button} from '@app/shared/ui/Button'
import {Icon} from '@app/shared/ui/Icon'
import {VisuallyHidden} from '@app/shared/ui/VisuallyHidden'
import {TextField} from '@app/shared/ui/form/TextField'
import type {Basket} from '../model/basket'
import {basketTaxRate} from '../model/basket-lines'
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
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [status, setStatus] = useState('')
  /** What an added code did to others; shown, because sums change by it. */
  const [notice, setNotice] = useState('')
  const {price} = usePriceText(basket.currency)
  const [busy, setBusy] = useState(false)
  const coupons = couponsOf(basket)

  async function run<Result>(change: Promise<Result>, done: (result: Result) => void) {
    setBusy(true)
    setError(undefined)
    setNotice('')
    try {
      done(await change)
    } catch (thrown) {
      const fault = faultFromThrown(thrown)
      const message = couponRefusal(fault)
      setError(message ? t(message) : faultMessage(fault, t))
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = halfWidth(code)
    if (!wanted) return setError(t('coupon.required'))
    if (busy) return
    const better = addCoupon({parameters: {basketId}, body: {code: wanted}}).then(
      async (changed) => {
        const displaced = displacementOf(basket, changed)
        // The better code is kept: the added one is taken out again.
        const kept = displaced && displaced.costs > 0
        return [kept ? await removeById(displaced.id) : changed, displaced] as const
      },
    )
    void run(better, ([changed, displaced]) => {
      setCode('')
      if (displaced) {
        const {code: added, lost, costs} = displaced
        const amount = price(Math.abs(costs), basketTaxRate(basket))
        const words = {code: added, lost: formatList(lost, locale.id), amount}
        setStatus('')
        return setNotice(t(costs > 0 ? 'coupon.kept' : 'coupon.displaced', words))
      }
      const added = couponsOf(changed).find((one) => !coupons.some(({id}) => id === one.id))
      setStatus(added && !added.problem ? t('coupon.applied', {code: added.code}) : '')
    })
  }
  const remove = (coupon: BasketCoupon) =>
    void run(removeById(coupon.id), () => setStatus(t('coupon.removed', {code: coupon.code})))
  return (
    <details className={styles.coupons} open={coupons.length > 0 || undefined}>
      <summary className={styles.summary}>
        {t('coupon.question')}
        <Icon name="chevron-down" size={18} className={styles.sign} />
      </summary>
      <form method="post" noValidate className={styles.form} onSubmit={submit}>
        <TextField
          label={t('coupon.title')}
          value={code}
          error={error}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={256}
          onChange={(event) => {
            setCode(event.target.value)
            setError(undefined)
          }}
        />
        <Button type="submit" variant="secondary" busy={busy} className={styles.submit}>
          {t('coupon.add')}
        </Button>
      </form>
      {coupons.length > 0 && (
        <ul className={styles.list} aria-label={t('coupon.appliedList')}>
          {coupons.map((coupon) => (
            <CouponRow
              key={coupon.id}
              coupon={coupon}
              basket={basket}
              onRemove={() => remove(coupon)}
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
