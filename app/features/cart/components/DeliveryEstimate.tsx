import {useEffect, useState} from 'react'
import loadable from '@loadable/component'
import {useBasketContext, type Basket} from '@app/features/basket/public/basket'
import {useBasketMethods} from '../api/get-basket-methods'
import {useAdvicePreferences} from '@app/features/advice/public/get-site-preferences'
import {postalCodeStore} from '@app/features/advice/public/postal-code'
import {useTranslate} from '@app/shared/i18n/messages'
import {reportMissingPart} from '@app/shared/lib/chunk-failure'
import {useShop} from '@app/shared/lib/shop-context'
import {Quiet} from '@app/shared/ui/Deferred'
import {Icon} from '@app/shared/ui/Icon'
import styles from './DeliveryEstimate.module.css'

const DeliveryDays = loadable(() => import('./DeliveryDays'), {ssr: false})

/**
 * The shopper's postal code: '' without a valid one, undefined until a stored one was checked. The address
 * formats that check it load only where there is one.
 */
function usePostalCode(): [string | undefined, (code: string) => void] {
  const {id: siteId, countryCode} = useShop().site
  const [stored] = useState(() => postalCodeStore.read(siteId))
  const [code, setCode] = useState(stored === '' ? '' : undefined)
  useEffect(() => {
    if (stored === '') return
    DeliveryDays.preload()
    import('@app/features/advice/public/postal-code').then(
      ({checkPostalCode}) => {
        const checked = checkPostalCode(countryCode, stored)
        setCode('code' in checked ? checked.code : '')
      },
      () => setCode(''),
    )
  }, [stored, countryCode])
  return [code, setCode]
}

/**
 * Estimated day and cost of delivery for each method, by postal code (rule BASKET-19). Nothing is shown where
 * the site has no rules for delivery days.
 */
export function DeliveryEstimate({basket}: {basket: Basket}) {
  const t = useTranslate()
  const context = useBasketContext()
  const {data: preferences} = useAdvicePreferences()
  const {data: methods = []} = useBasketMethods({context, basket})
  const [code, setCode] = usePostalCode()
  const [opened, setOpened] = useState(false)
  const rules = preferences?.delivery
  const known = methods.filter(({id}) => rules?.methods[id])
  if (!rules || known.length === 0 || code === undefined) return null
  // Closed again after a failure: the next opening is the next attempt.
  const giveUp = (error: unknown) => {
    reportMissingPart(error)
    setOpened(false)
    setCode('')
  }
  return (
    <details
      className={styles.estimate}
      open={code !== '' || undefined}
      onToggle={({currentTarget}) => currentTarget.open && setOpened(true)}
    >
      <summary className={styles.summary}>
        <Icon name="truck" size={20} />
        <span>{code ? t('cart.delivery.title', {code}) : t('cart.delivery.question')}</span>
        <Icon name="chevron-down" size={18} className={styles.sign} />
      </summary>
      {(opened || code !== '') && (
        <Quiet onFailure={giveUp}>
          <DeliveryDays methods={known} rules={rules} code={code} onCode={setCode} />
        </Quiet>
      )}
    </details>
  )
}
