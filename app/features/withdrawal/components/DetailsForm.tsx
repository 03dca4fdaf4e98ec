import {useFormCall} from '@app/features/faults/public/use-form-call'
import {useOwnDetails} from '@app/features/session/public/use-own-details'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {Button} from '@app/shared/ui/Button'
import {FormFailure} from '@app/shared/ui/form/FormFrame'
import {nameInputs} from '@app/shared/ui/form/name-inputs'
import {TextField} from '@app/shared/ui/form/TextField'
import pageStyles from '@app/shared/form/FormPage.module.css'
import {previewWithdrawal} from '../api/preview-withdrawal'
import {detailsProblems, sentDetails, type WithdrawalDetails} from '../model/withdrawal-details'
import type {WithdrawalOrder} from '../model/withdrawal-goods'
import {StepHead} from './StepHead'

interface DetailsFormProps {
  values: WithdrawalDetails
  /** Called with the details as they are sent, and the order when they prove it. */
  onDone: (details: WithdrawalDetails, order: WithdrawalOrder | null) => void
}

/** First step: who withdraws from which order, and where the acknowledgement goes. */
export function DetailsForm({values, onDone}: DetailsFormProps) {
  const t = useTranslate()
  const shop = useShop()
  const {form, busy, failure, submit} = useFormCall({
    values,
    check: detailsProblems,
    send: async (given: WithdrawalDetails) => {
      const details = sentDetails(given)
      onDone(details, await previewWithdrawal(shop, details))
    },
  })
  useOwnDetails(form)
  const {errors} = form.formState
  const field = (name: keyof WithdrawalDetails) => ({
    ...form.register(name),
    id: `withdrawal-${name}`,
    error: errors[name]?.message,
  })
  return (
    <form
      method="post"
      className={pageStyles.form}
      noValidate
      aria-labelledby="withdrawal-step"
      onSubmit={submit}
    >
      <StepHead number={1} title={t('withdrawal.details')} />
      <div className={pageStyles.pair}>
        {nameInputs({market: shop.market, t}, field)}
        <TextField
          {...field('orderNo')}
          label={t('confirmation.orderNo')}
          help={t('orderLookup.orderNo.help')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <TextField
          {...field('email')}
          type="email"
          label={t('address.email')}
          help={t('withdrawal.email.help')}
          autoComplete="email"
        />
      </div>
      <FormFailure>{failure}</FormFailure>
      <div>
        <Button type="submit" busy={busy}>
          {t('common.continue')}
        </Button>
      </div>
    </form>
  )
}
