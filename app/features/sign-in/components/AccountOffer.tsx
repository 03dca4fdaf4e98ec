import type {ReactNode} from 'react'
import {useWatch} from 'react-hook-form'
import {useFormCall, type FormCall} from '@app/features/faults/public/use-form-call'
import {useAction} from '@app/features/faults/public/use-action'
import {openAuthModal} from '@app/features/account/public/auth-modal'
import type {OrderModel} from '@app/features/order/public/order'
import {useCommerceState} from '@app/features/session/public/shopper-client'
import {useTranslate} from '@app/shared/i18n/messages'
import {usePaths} from '@app/shared/lib/use-paths'
import {Button, ButtonLink} from '@app/shared/ui/Button'
import {FormFrame} from '@app/shared/ui/form/FormFrame'
import {CheckboxField} from '@app/shared/ui/form/CheckboxField'
import {isRegisteredAddress, registrationFault} from '../public/account-form'
import {orderAccountProblems, type OrderAccountValues} from '../model/order-account'
import {useOrderAccount} from '../use-order-account'
import {PasswordField, PasswordStrength} from '../public/PasswordField'
import {useAgreement} from './use-agreement'
import styles from './AccountOffer.module.css'

function Frame({title, children}: {title: string; children: ReactNode}) {
  return (
    <section aria-labelledby="account-offer" className={styles.offer}>
      <h2 id="account-offer">{title}</h2>
      {children}
    </section>
  )
}

interface OfferFormProps {
  email: string
  call: FormCall<OrderAccountValues>
}

/** Password and agreement; the other data of the account are those of the order. */
function OfferForm({email, call}: OfferFormProps) {
  const t = useTranslate()
  const agreement = useAgreement()
  const {form, busy, submit, fault, failure} = call
  const {errors} = form.formState
  const password = useWatch({control: form.control, name: 'password'})
  return (
    <FormFrame
      onSubmit={submit}
      failure={failure}
      lead={<p className={styles.email}>{t('confirmation.account.text', {email})}</p>}
    >
      {fault && isRegisteredAddress(fault) && (
        <Button variant="secondary" onClick={() => openAuthModal()}>
          {t('confirmation.account.signIn')}
        </Button>
      )}
      {/* Password managers store the password with this address. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <div>
        <PasswordField
          {...form.register('password')}
          id="offer-password"
          autoComplete="new-password"
          label={t('auth.password')}
          error={errors.password?.message}
        />
        <PasswordStrength password={password} />
      </div>
      <CheckboxField
        {...form.register('terms')}
        id="offer-terms"
        label={agreement}
        error={errors.terms?.message}
      />
      <Button type="submit" busy={busy}>
        {t('auth.create')}
      </Button>
    </FormFrame>
  )
}

/** Assigns the order again after a failure. */
function ClaimAgain({claim}: {claim: () => Promise<void>}) {
  const t = useTranslate()
  const {busy, run} = useAction(claim)
  return (
    <Frame title={t('confirmation.account.doneTitle')}>
      <p role="alert">{t('confirmation.account.unclaimed')}</p>
      <Button busy={busy} onClick={() => void run()}>
        {t('common.retry')}
      </Button>
    </Frame>
  )
}

/** Offers a guest to open an account with the data of the order (rule ORDER-4). Default export: a chunk of its own. */
export default function AccountOffer({order}: {order: OrderModel}) {
  const t = useTranslate()
  const paths = usePaths()
  const {kind} = useCommerceState()
  const {state, open, claim} = useOrderAccount(order)
  const call = useFormCall<OrderAccountValues>({
    values: {password: '', terms: false},
    check: orderAccountProblems,
    send: ({password}) => open(password),
    textOf: registrationFault,
  })
  if (state === 'unclaimed') return <ClaimAgain claim={claim} />
  if (state === 'mailed') {
    return (
      <Frame title={t('auth.title.activation')}>
        <p role="status">{t('auth.activation.sent', {email: order.email})}</p>
        <p>{t('confirmation.account.afterActivation')}</p>
      </Frame>
    )
  }
  if (state === 'done') {
    return (
      <Frame title={t('confirmation.account.doneTitle')}>
        <p role="status">{t('confirmation.account.done')}</p>
        <ButtonLink variant="secondary" to={paths.orders()}>
          {t('confirmation.account.orders')}
        </ButtonLink>
      </Frame>
    )
  }
  // While the account is being opened, the shopper may be signed in already.
  if (kind !== 'guest' && !call.busy) return null
  return (
    <Frame title={t('confirmation.account.title')}>
      <OfferForm email={order.email} call={call} />
    </Frame>
  )
}
