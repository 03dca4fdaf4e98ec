import type {BasketMethod} from '../api/get-basket-methods'
import {arrivalOf} from '@app/features/advice/public/delivery-estimate'
import {arrivalText} from '@app/features/advice/public/arrival-text'
import {type DeliveryRules} from '@app/features/advice/public/delivery-rules'
import {PostalCodeForm} from '@app/features/advice/public/PostalCodeForm'
import {usePriceText} from '@app/features/catalog/public/price'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import styles from './DeliveryEstimate.module.css'

interface MethodRowProps {
  method: BasketMethod
  rules: DeliveryRules
  code: string
}

function MethodRow({method, rules, code}: MethodRowProps) {
  const t = useTranslate()
  const {locale} = useShop()
  const text = usePriceText()
  const {id: methodId, name, price, taxRate} = method
  const arrival = arrivalOf(rules, {methodId, postalCode: code, now: new Date()})
  return (
    <li className={styles.method}>
      <span className={styles.day}>
        {arrival ? arrivalText(arrival, locale.id, t) : t('advice.delivery.notHere')}
      </span>
      <span className={styles.price}>
        {price === 0 ? t('cart.shippingFree') : text.price(price, taxRate)}
      </span>
      <span className={styles.name}>{name}</span>
    </li>
  )
}

interface DeliveryDaysProps {
  methods: readonly BasketMethod[]
  rules: DeliveryRules
  /** A postal code in the format of the country, or '' before one is entered. */
  code: string
  onCode: (code: string) => void
}

/**
 * The days of each method, and the form for the postal code. Default export: with the address formats of all
 * countries, it loads when the estimate is opened.
 */
export default function DeliveryDays({methods, rules, code, onCode}: DeliveryDaysProps) {
  const t = useTranslate()
  return (
    <>
      <ul className={styles.methods} aria-live="polite">
        {code &&
          methods.map((method) => (
            <MethodRow key={method.id} method={method} rules={rules} code={code} />
          ))}
      </ul>
      <PostalCodeForm action={t('advice.delivery.action')} onCode={onCode} />
    </>
  )
}
