import {customerPath, type Customer} from '@app/features/account/api/customer'
import {pick} from '@app/shared/lib/pick'
import type {Shop} from '@app/shared/lib/shop-context'

/** Fields of the record that customers change in their profile. */
const CHANGEABLE = [
  'firstName',
  'lastName',
  'phoneHome',
  'birthday',
  'companyName',
  'phoneBusiness',
  'preferredLocale',
  'c_taxId',
] as const

export type CustomerChange = Partial<
  Pick<Customer & {c_taxId: string}, (typeof CHANGEABLE)[number]>
>

/** Changes the record of a customer, `PATCH customers/{customerId}`. @throws ApiFault (rejects) */
export const updateCustomerRecord = (
  {api}: Shop,
  customerId: string,
  change: CustomerChange,
): Promise<Customer> =>
  api.scapi(customerPath(customerId), {method: 'PATCH', body: pick(change, ...CHANGEABLE)})

/** Changes the password, `PUT customers/{customerId}/password`. It ends all sessions. @throws ApiFault (rejects) */
export const changePassword = (
  {api}: Shop,
  customerId: string,
  {currentPassword, password}: {currentPassword: string; password: string},
): Promise<void> =>
  api.scapi(customerPath(customerId, 'password'), {
    method: 'PUT',
    body: {currentPassword, password},
  })
