import type {Shop} from '@app/shared/lib/shop-context'

const PATH = '/custom/shopper-customer/v1/organizations/:org/email-change'

/** The address of a customer, and the one that waits for its confirmation until a time in ISO 8601. */
export interface EmailState {
  readonly email: string
  readonly pending: {readonly email: string; readonly expiresAt: string} | null
}

/** Query of the state of a customer's email address; it changes in the mailbox, so it is read when the page is seen again. */
export const emailStateQuery = ({api, site}: Shop, customerId: string) => ({
  queryKey: ['account', customerId, 'email', site.id],
  queryFn: () => api.scapi<EmailState>(PATH),
  staleTime: 0,
  refetchOnWindowFocus: 'always' as const,
})

/**
 * Mails a link to a new address, which confirms it. An address with an account gets the same answer.
 * @throws ApiFault (rejects) with status 400 for a wrong password, 429 after too many requests
 */
export const requestEmailChange = (
  {api}: Shop,
  body: {readonly email: string; readonly currentPassword: string},
): Promise<{hours: number}> => api.scapi(PATH, {method: 'POST', body})

/** Voids the mailed link. @throws ApiFault (rejects) */
export const cancelEmailChange = ({api}: Shop): Promise<void> => api.scapi(PATH, {method: 'DELETE'})

/** Changes the address with the token of the link. @throws ApiFault (rejects) with status 400 for a link that is void */
export const confirmEmailChange = ({api}: Shop, token: string): Promise<{email: string}> =>
  api.scapi(`${PATH}/confirm`, {method: 'POST', body: {token}})
