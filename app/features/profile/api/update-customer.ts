import {customerPath, type Customer} from '@app/features/account/api/customer'
import type {Shop} from '@app/shared/lib/shop-context'

/** Changes the record of a customer, `PATCH customers/{customerId}`. @throws ApiFault (rejects) */
export const updateCustomerRecord = (
  {api}: Shop,
  customerId: string,
  change: Partial<Customer> & {currentPassword?: string},
): Promise<Customer> => api.scapi(customerPath(customerId), {method: 'PATCH', body: change})

/** Changes the password, `PUT customers/{customerId}/password`. It ends all sessions. @throws ApiFault (rejects) */
export const changePassword = (
  {api}: Shop,
  customerId: string,
  passwords: {currentPassword: string; password: string},
): Promise<void> =>
  api.scapi(customerPath(customerId, 'password'), {method: 'PUT', body: passwords})
