import {useState} from 'react'
import {usePriceText} from '@app/features/catalog/public/price'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {LazyDialog} from '@app/shared/ui/overlay/lazy'
import {useShippingMethodsOfProduct, type ProductShippingMethod} from '../api/use-shipping-methods'
import {arrivalOf} from '../public/delivery-estimate'
import {arrivalText} from '../public/arrival-text'
import {type DeliveryRules} from '../public/delivery-rules'
import {useAdvicePreferences} from '../public/get-site-preferences'
import {checkPostalCode, postalCodeStore} from '../public/postal-code'
import {PostalCodeForm} from '../public/PostalCodeForm'
import rows from './DialogRows.module.css'
import styles from './EstimateDialog.module.css'

interface EstimateDialogProps {
  open: boolean
  onClose: () => void
  productId: string
  /** `2026-12-04`: date on which a pre-ordered product is in stock. */
  from?: string
}

interface MethodProps {
  method: ProductShippingMethod
  rules: DeliveryRules
  code: string
  from: string | undefined
}

function Method({method, rules, code, from}: MethodProps) {
  const t = useTranslate()
  const {locale} = useShop()
  const {price} = usePriceText()
  const arrival = arrivalOf(rules, {
    methodId: method.id,
    postalCode: code,
    now: new Date(),
    ...(from && {from}),
  })
  return (
    <li className={rows.row}>
      <h3 className={rows.name}>{method.name}</h3>
      <p className={rows.figure}>
        {method.price > 0 ? price(method.price, method.taxRate) : t('product.price.free')}
      </p>
      <p className={arrival ? styles.day : styles.none}>
        {arrival ? arrivalText(arrival, locale.id, t) : t('advice.delivery.notHere')}
      </p>
      {method.description && <p className={styles.text}>{method.description}</p>}
    </li>
  )
}

function Estimates({
  code,
  productId,
  from,
}: {code: string} & Pick<EstimateDialogProps, 'productId' | 'from'>) {
  const t = useTranslate()
  const preferences = useAdvicePreferences()
  const {methods, isLoading} = useShippingMethodsOfProduct(productId)
  const rules = preferences.data?.delivery
  if (preferences.isLoading || isLoading) {
    return <p className={rows.note}>{t('common.loading')}</p>
  }
  // Without a delivery rule for a method, no delivery date can be estimated.
  const known = methods.filter(({id}) => rules?.methods[id])
  if (!rules || known.length === 0)
    return <p className={rows.note}>{t('advice.delivery.unknown')}</p>
  return (
    <>
      <h2 className={styles.to}>{t('advice.delivery.to', {code})}</h2>
      <ul className={rows.rows}>
        {known.map((method) => (
          <Method key={method.id} method={method} rules={rules} code={code} from={from} />
        ))}
      </ul>
      <p className={rows.note}>{t('advice.delivery.note')}</p>
    </>
  )
}

/**
 * Dialog with the estimated arrival of an order placed now, by postal code and method. Default export:
 * lazy.
 */
export default function EstimateDialog({open, onClose, productId, from}: EstimateDialogProps) {
  const t = useTranslate()
  const {id: siteId, countryCode} = useShop().site
  const [code, setCode] = useState(() => {
    const checked = checkPostalCode(countryCode, postalCodeStore.read(siteId))
    return 'code' in checked ? checked.code : ''
  })
  return (
    <LazyDialog open={open} onClose={onClose} title={t('advice.delivery')}>
      <div className={styles.estimate}>
        <PostalCodeForm action={t('advice.delivery.action')} onCode={setCode} />
        <div aria-live="polite">
          {code && <Estimates code={code} productId={productId} from={from} />}
        </div>
      </div>
    </LazyDialog>
  )
}
