import {useState} from 'react'
import {halfWidth} from '@common/half-width'
import {useCustomerRecord} from '@app/features/account/public/customer-record'
import {useFormCall} from '@app/features/faults/public/use-form-call'
import {useTranslate} from '@app/shared/i18n/messages'
import {usePaths} from '@app/shared/lib/use-paths'
import {AppLink} from '@app/shared/ui/AppLink'
import {Button} from '@app/shared/ui/Button'
import {FormBlock, FormFrame} from '@app/shared/ui/form/FormFrame'
import {TextField} from '@app/shared/ui/form/TextField'
import {showToast} from '@app/shared/ui/toast'
import {useRegisterWarranty, useWarranties} from '../public/warranties'
import {registrationFault} from '../model/registration-fault'
import {
  EMPTY_PRODUCT,
  productProblems,
  purchaseRange,
  type ProductValues,
} from '../model/registration'
import {WarrantyList} from './WarrantyList'
import styles from './warranty.module.css'

/** Registers a product for its warranty. */
function RegisterProduct({customerId}: {customerId: string}) {
  const t = useTranslate()
  const registerWarranty = useRegisterWarranty()
  const [lastDay] = useState(() => purchaseRange(Date.now()).last)
  const {data: customer} = useCustomerRecord(customerId)
  const {form, busy, submit, failure} = useFormCall<ProductValues>({
    values: EMPTY_PRODUCT,
    check: (values) => productProblems(values),
    send: async ({productId, serialNumber, purchasedOn}) => {
      await registerWarranty({
        customerId,
        warranty: {
          email: customer?.email ?? '',
          ...(customer?.firstName && {firstName: customer.firstName}),
          productId: productId.trim(),
          serialNumber: halfWidth(serialNumber),
          purchasedOn,
        },
      })
      form.reset()
      showToast({title: t('warranty.registered'), status: 'success'})
    },
    textOf: registrationFault,
  })
  const {errors} = form.formState
  return (
    <FormFrame width="section" onSubmit={submit} failure={failure}>
      <TextField
        {...form.register('productId')}
        id="warranty-product"
        autoComplete="off"
        label={t('warranty.product')}
        help={t('warranty.product.help')}
        error={errors.productId?.message}
      />
      <TextField
        {...form.register('serialNumber')}
        id="warranty-serial"
        autoComplete="off"
        label={t('warranty.serial')}
        error={errors.serialNumber?.message}
      />
      <TextField
        {...form.register('purchasedOn')}
        id="warranty-date"
        type="date"
        max={lastDay}
        autoComplete="off"
        label={t('warranty.purchased')}
        error={errors.purchasedOn?.message}
      />
      <Button type="submit" busy={busy} disabled={!customer}>
        {t('warranty.action')}
      </Button>
    </FormFrame>
  )
}

/** The registered products of a customer, and the form for another one. */
export function Warranties({customerId}: {customerId: string}) {
  const t = useTranslate()
  const paths = usePaths()
  const {data, isError, refetch} = useWarranties({customerId})
  return (
    <div className={styles.sections}>
      {data && data.length > 0 && <WarrantyList warranties={data} />}
      {data?.length === 0 && <p>{t('warranty.none')}</p>}
      {isError && !data && (
        <FormBlock width="section" role="alert">
          <p>{t('error.generic')}</p>
          <Button variant="secondary" onClick={() => void refetch()}>
            {t('common.retry')}
          </Button>
        </FormBlock>
      )}
      <p>
        <AppLink to={paths.warranty()}>{t('portal.link')}</AppLink>
      </p>
      <section aria-labelledby="warranty-register">
        <h2 id="warranty-register">{t('warranty.register.title')}</h2>
        <RegisterProduct customerId={customerId} />
      </section>
    </div>
  )
}
