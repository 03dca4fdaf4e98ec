import {useState} from 'react'
import {useQuery, useQueryClient} from '@tanstack/react-query'
import type {ApiFault} from '@common/fault'
import {customerQuery} from '@app/features/account/api/customer'
import {faultText, type FaultText} from '@app/features/faults/model/fault-message'
import {useAuthForm} from '@app/features/sign-in/components/use-auth-form'
import type {FieldProblem} from '@app/shared/form/field-problem'
import {formatDate} from '@app/shared/i18n/format'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {Button} from '@app/shared/ui/Button'
import {FormBlock, FormFrame} from '@app/shared/ui/form/FormFrame'
import {TextField} from '@app/shared/ui/form/TextField'
import {showToast} from '@app/shared/ui/toast'
import {registerWarranty, warrantiesQuery, type Warranty} from '../api/warranties'
import {daysLeft} from '../model/remaining'
import styles from './warranty.module.css'

interface WarrantyValues {
  productId: string
  serialNumber: string
  purchasedOn: string
}

const today = (): string => new Date().toISOString().slice(0, 10)

function purchaseProblem(day: string): FieldProblem | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return {id: 'validation.date.invalid'}
  return day > today() ? {id: 'validation.date.future'} : undefined
}

function registrationFault(fault: ApiFault): FaultText {
  if (fault.status === 409) return {id: 'warranty.serial.taken'}
  return fault.status === 400 ? {id: 'warranty.product.unknown'} : faultText(fault)
}

/** Registers a product for its warranty. */
function RegisterProduct({customerId}: {customerId: string}) {
  const t = useTranslate()
  const shop = useShop()
  const queryClient = useQueryClient()
  const {data: customer} = useQuery(customerQuery(shop, customerId))
  const {form, submit, failure} = useAuthForm<WarrantyValues>({
    values: {productId: '', serialNumber: '', purchasedOn: ''},
    check: ({productId, serialNumber, purchasedOn}) => ({
      productId: productId.trim() === '' ? {id: 'warranty.product.required'} : undefined,
      serialNumber: serialNumber.trim().length < 3 ? {id: 'warranty.serial.required'} : undefined,
      purchasedOn: purchaseProblem(purchasedOn),
    }),
    send: async ({productId, serialNumber, purchasedOn}) => {
      await registerWarranty(shop, {
        email: customer?.email ?? '',
        ...(customer?.firstName && {firstName: customer.firstName}),
        productId: productId.trim(),
        serialNumber: serialNumber.trim(),
        purchasedOn,
      })
      form.reset()
      const {queryKey} = warrantiesQuery(shop, customerId)
      await queryClient.invalidateQueries({queryKey})
      showToast({title: t('warranty.registered'), status: 'success'})
    },
    textOf: registrationFault,
  })
  const {errors, isSubmitting} = form.formState
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
        max={today()}
        autoComplete="off"
        label={t('warranty.purchased')}
        error={errors.purchasedOn?.message}
      />
      <Button type="submit" busy={isSubmitting} disabled={!customer}>
        {t('warranty.action')}
      </Button>
    </FormFrame>
  )
}

function WarrantyRow({warranty}: {warranty: Warranty}) {
  const t = useTranslate()
  const {locale} = useShop()
  const [now] = useState(() => Date.now())
  const days = daysLeft(warranty.endsOn, now)
  return (
    <li className={styles.row}>
      <p className={styles.name}>{warranty.productName}</p>
      <p>
        {t('warranty.serial')}: {warranty.serialNumber}
      </p>
      <p>
        {t('warranty.until', {date: formatDate(warranty.endsOn, locale.id)})}{' '}
        <span className={styles.left}>
          {days >= 0 ? t('warranty.left', {days}) : t('warranty.ended')}
        </span>
      </p>
    </li>
  )
}

/** The registered products of a customer, and the form for another one. */
export function Warranties({customerId}: {customerId: string}) {
  const t = useTranslate()
  const shop = useShop()
  const {data, isError, refetch} = useQuery(warrantiesQuery(shop, customerId))
  return (
    <div className={styles.sections}>
      {data && data.length > 0 && (
        <ul className={styles.list}>
          {data.map((warranty) => (
            <WarrantyRow key={warranty.id} warranty={warranty} />
          ))}
        </ul>
      )}
      {data?.length === 0 && <p>{t('warranty.none')}</p>}
      {isError && !data && (
        <FormBlock width="section" role="alert">
          <p>{t('error.generic')}</p>
          <Button variant="secondary" onClick={() => void refetch()}>
            {t('common.retry')}
          </Button>
        </FormBlock>
      )}
      <section aria-labelledby="warranty-register">
        <h2 id="warranty-register">{t('warranty.register.title')}</h2>
        <RegisterProduct customerId={customerId} />
      </section>
    </div>
  )
}
