import type {Customer} from '@app/features/account/public/customer-record'
import {useFormCall} from '@app/features/faults/public/use-form-call'
import {phoneProblem} from '@app/features/address/public/contact-rules'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {Button} from '@app/shared/ui/Button'
import {FormFrame} from '@app/shared/ui/form/FormFrame'
import {TextField} from '@app/shared/ui/form/TextField'
import {showToast} from '@app/shared/ui/toast'
import {useUpdateCustomer} from '../api/update-customer'
import {companyProblem, taxIdField, taxIdProblem, writtenTaxId} from '../model/company'

interface CompanyFormProps {
  customerId: string
  customer: Customer
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Name, tax number and phone number of a business customer's company (rule MY-10). */
export function CompanyForm({customerId, customer}: CompanyFormProps) {
  const t = useTranslate()
  const shop = useShop()
  const updateCustomer = useUpdateCustomer(customerId)
  const taxId = taxIdField(shop.site.countryCode)
  const {form, busy, submit, failure} = useFormCall({
    values: {
      companyName: customer.companyName ?? '',
      taxId: textOf((customer as {c_taxId?: unknown}).c_taxId),
      phoneBusiness: customer.phoneBusiness ?? '',
    },
    check: (values) => ({
      companyName: companyProblem(values.companyName),
      taxId: taxIdProblem(taxId, values.taxId),
      phoneBusiness: phoneProblem(values.phoneBusiness),
    }),
    send: async (values) => {
      const number = writtenTaxId(taxId, values.taxId)
      const change = {
        companyName: values.companyName.trim(),
        phoneBusiness: values.phoneBusiness.trim(),
        ...(taxId && {c_taxId: number}),
      }
      await updateCustomer(change)
      form.setValue('taxId', number)
      showToast({title: t('profile.saved'), status: 'success'})
    },
  })
  const {errors} = form.formState
  return (
    <FormFrame width="section" onSubmit={submit} failure={failure}>
      <TextField
        {...form.register('companyName')}
        id="profile-company"
        autoComplete="organization"
        label={t('address.company')}
        error={errors.companyName?.message}
      />
      {taxId && (
        <TextField
          {...form.register('taxId')}
          id="profile-tax-id"
          autoComplete="off"
          autoCapitalize="characters"
          optional
          label={t(taxId.label, taxId.labelValues)}
          error={errors.taxId?.message}
        />
      )}
      <TextField
        {...form.register('phoneBusiness')}
        id="profile-phone-business"
        type="tel"
        autoComplete="tel"
        optional
        label={t('address.phone')}
        error={errors.phoneBusiness?.message}
      />
      <Button type="submit" busy={busy}>
        {t('common.save')}
      </Button>
    </FormFrame>
  )
}
