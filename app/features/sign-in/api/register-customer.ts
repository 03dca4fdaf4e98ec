import {ShopperCustomers} from '@app/generated/commerce/shopper-customers'
import type {Shop} from '@app/shared/lib/shop-context'

/** Data of a new account. */
export interface NewCustomer {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password: string
}

/** Opens an account; its login is the email address. @throws ApiFault (rejects) */
export async function registerCustomer(
  {api, locale}: Shop,
  {firstName, lastName, email, password}: NewCustomer,
): Promise<void> {
  await api.clients.of(ShopperCustomers).registerCustomer({
    body: {
      customer: {
        firstName,
        lastName,
        email,
        login: email,
        preferredLocale: locale.id.replace('-', '_'),
      },
      password,
    },
  })
}
