import {useEffect, useRef, useState, type FormEvent, type ReactNode} from 'react'
import {useIntl} from 'react-intl'
import {useTranslate, type MessageId} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {AppLink} from '@app/shared/ui/AppLink'
import {Button} from '@app/shared/ui/Button'
import {CheckboxField} from '@app/shared/ui/form/CheckboxField'
import {VisuallyHidden} from '@app/shared/ui/VisuallyHidden'
import {LineList} from '@app/features/basket/components/LineList'
import {TotalsList} from '@app/features/basket/components/TotalsList'
import {basketLinesOf} from '@app/features/basket/model/basket-lines'
import {totalsOf} from '@app/features/basket/model/totals'
import type {Basket} from '@app/features/session/model/shopper-client'
import {checkoutMarket} from '../model/market'
import type {OrderRefusal} from '../model/order-refusal'
import type {StepId} from '../model/steps'
import {Alert} from './Alert'
import type {PlacingOrder} from './use-place-order'
import styles from './steps.module.css'

interface ReviewStepProps {
  basket: Basket
  placing: PlacingOrder
  onEdit: (step: StepId) => void
}

/** A text with links; they open in a new tab, so that no input is lost. */
function LinkedText({id, links}: {id: MessageId; links: Readonly<Record<string, string>>}) {
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
  return <>{intl.formatMessage({id}, Object.fromEntries(parts) as Record<string, ReactNode>)}</>
}

function RefusalAlert({refusal, onEdit}: {refusal: OrderRefusal; onEdit: (step: StepId) => void}) {
  const t = useTranslate()
  const paths = usePaths()
  const alert = useRef<HTMLDivElement>(null)
  const {message, goTo} = refusal
  useEffect(() => alert.current?.focus(), [refusal])
  return (
    <Alert ref={alert} title={t(message)}>
      {goTo === 'cart' && <AppLink to={paths.cart()}>{t('checkout.summaryEdit')}</AppLink>}
      {goTo && goTo !== 'cart' && (
        <button type="button" onClick={() => onEdit(goTo)}>
          {t('checkout.editStep', {step: t(`checkout.step.${goTo}`)})}
        </button>
      )}
    </Alert>
  )
}

/** Summary of all answers, the consent, and the order button. */
export function ReviewStep({basket, placing, onEdit}: ReviewStepProps) {
  const t = useTranslate()
  const paths = usePaths()
  const {site} = useShop()
  const market = checkoutMarket(site.countryCode)
  const [agreed, setAgreed] = useState(false)
  const [missing, setMissing] = useState(false)
  const terms = useRef<HTMLInputElement>(null)
  const {isPlacing, refusal, place} = placing

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(!agreed)
    if (agreed) void place()
    else terms.current?.focus()
  }
  return (
    <form className={styles.order} noValidate onSubmit={submit}>
      {refusal && <RefusalAlert refusal={refusal} onEdit={onEdit} />}
      <p className={styles.lead}>{t('checkout.review.text')}</p>
      <h3 className={styles.subtitle}>{t('checkout.review.items')}</h3>
      <LineList lines={basketLinesOf(basket.productItems)} currency={basket.currency} />
      <TotalsList totals={totalsOf(basket, site.taxation)} currency={basket.currency} />
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
      {market.withdrawalContent && (
        <p className={styles.small}>
          <LinkedText
            id="checkout.withdrawal"
            links={{link: paths.content(market.withdrawalContent)}}
          />
        </p>
      )}
      <Button type="submit" busy={isPlacing} className={styles.orderButton}>
        {t(market.placeOrder)}
      </Button>
      <p role="status">
        <VisuallyHidden>{isPlacing ? t('checkout.placingOrder') : ''}</VisuallyHidden>
      </p>
    </form>
  )
}
