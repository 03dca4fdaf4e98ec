import type {Shop} from '@app/shared/lib/shop-context'

const PATH = '/custom/shopper-customer/v1/organizations/:org/activate'

/**
 * Mails a link and a code that activate an account. An address without an account gets the same answer.
 * @throws ApiFault (rejects)
 */
export async function requestActivation({api}: Shop, email: string): Promise<void> {
  await api.scapi(PATH, {method: 'POST', body: {email}})
}

/** Activates an account with the code of a mail. @throws ApiFault (rejects) with status 400 for a wrong code */
export async function activateAccount(
  {api}: Shop,
  {email, token}: {email: string; token: string},
): Promise<void> {
  await api.scapi(PATH, {method: 'POST', body: {email, token}})
}
