import {useRef, useState, type FormEvent, type ReactNode} from 'react'
import loadable from '@loadable/component'
import {useIntl} from 'react-intl'
import {useTranslate, type MessageId, type MessageValues} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {Button} from '@app/shared/ui/Button'
import {CheckboxField} from '@app/shared/ui/form/CheckboxField'
import {VisuallyHidden} from '@app/shared/ui/VisuallyHidden'
import {LineList} from '@app/features/basket/public/LineList'
import {PickupNote} from './PickupNote'
import {TotalsList} from '@app/features/basket/public/TotalsList'
import {basketLinesOf} from '@app/features/basket/public/basket-lines'
import {deliveryShipmentsOf, pickupsOf} from '@app/features/basket/public/delivery'
import {totalsOf} from '@app/features/basket/public/totals'
import type {Basket} from '@app/features/basket/public/basket'
import {DeliveryNotes} from './several'
import styles from './steps.module.css'

/** Text alone, which is not in the way of the first view. */
const GuaranteeNotice = loadable(
  async () => (await import('@app/features/law/public/GuaranteeNotice')).GuaranteeNotice,
  {ssr: false},
)

interface ReviewStepProps {
  basket: Basket
  isPlacing: boolean
  onPlace: () => void
}

/** A text with links; they open in a new tab, so that no input is lost. */
function LinkedText({
  id,
  values,
  links,
}: {
  id: MessageId
  values?: MessageValues
  links: Readonly<Record<string, string>>
}) {
  const t = useTranslate()
  const intl = useIntl()
  const parts = Object.entries(links).map(([name, to]) => [
    name,
    (chunks: ReactNode[]) => (
      <a key={name} href={to} target="_blank" rel="noopener">
        {chunks}
        <VisuallyHidden>{` ${t('a11y.opensInNewTab')}`}</VisuallyHidden>
      </a>
    ),
  ])
  return (
    <>
      {intl.formatMessage(
        {id},
        {...values, ...(Object.fromEntries(parts) as Record<string, ReactNode>)},
      )}
    </>
  )
}

/** Summary of all answers, the consent, and the order button. */
export function ReviewStep({basket, isPlacing, onPlace}: ReviewStepProps) {
  const t = useTranslate()
  const paths = usePaths()
  const {site, market} = useShop()
  const [agreed, setAgreed] = useState(false)
  const [missing, setMissing] = useState(false)
  const terms = useRef<HTMLInputElement>(null)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(!agreed)
    if (agreed) onPlace()
    else terms.current?.focus()
  }
  return (
    <form method="post" className={styles.order} noValidate onSubmit={submit}>
      <p className={styles.lead}>{t('checkout.review.text')}</p>
      <h3 className={styles.subtitle}>{t('checkout.review.items')}</h3>
      <LineList lines={basketLinesOf(basket.productItems)} currency={basket.currency} />
      {deliveryShipmentsOf(basket).length > 1 && <DeliveryNotes basket={basket} />}
      {pickupsOf(basket).map((pickup) => (
        <PickupNote key={pickup.shipmentId} pickup={pickup} />
      ))}
      <TotalsList totals={totalsOf(basket, site.taxation)} currency={basket.currency} />
      {market.guarantee && (
        <details className={styles.guarantee}>
          <summary>{`${t('guarantee.title')}: ${t('guarantee.minimum')}`}</summary>
          <GuaranteeNotice level={3} />
        </details>
      )}
      <div className={styles.terms}>
        <CheckboxField
          ref={terms}
          id="terms"
          checked={agreed}
          onChange={(event) => {
            setAgreed(event.target.checked)
            if (event.target.checked) setMissing(false)
          }}
          label={
            <LinkedText
              id="checkout.terms"
              links={{privacy: paths.privacyPolicy(), terms: paths.terms()}}
            />
          }
          error={missing ? t('validation.terms.required') : undefined}
        />
      </div>
      {market.withdrawal && (
        <p className={styles.small}>
          <LinkedText
            id="checkout.withdrawal"
            values={{days: market.withdrawal.days}}
            links={{link: paths.content(market.withdrawal.content)}}
          />
        </p>
      )}
      <Button type="submit" busy={isPlacing} className={styles.orderButton}>
        {market.orderButton}
      </Button>
      <p role="status">
        <VisuallyHidden>{isPlacing ? t('checkout.placingOrder') : ''}</VisuallyHidden>
      </p>
    </form>
  )
}
