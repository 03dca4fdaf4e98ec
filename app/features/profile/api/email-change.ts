import {defineMutation, defineQuery} from '@app/shared/api/define-query'
import type {Shop} from '@app/shared/lib/shop-context'

const PATH = '/custom/shopper-customer/v1/organizations/:org/email-change'

/** The address of a customer, and the one that waits for its confirmation until a time in ISO 8601. */
export interface EmailState {
  readonly email: string
  readonly pending: {readonly email: string; readonly expiresAt: string} | null
  /** False for accounts of an identity provider or of a login by mail: a mailed code stands in for the password. */
  readonly hasPassword?: boolean
}

/** What proves that the customer asks: the password, or the code of an account without one. */
export type OwnerProof = {readonly currentPassword: string} | {readonly code: string}

/** The one field of a proof. */
export const proofFields = (proof: OwnerProof): OwnerProof =>
  'code' in proof ? {code: proof.code} : {currentPassword: proof.currentPassword}

/** Query of the state of a customer's email address; it changes in the mailbox, so it is read when the page is seen again. */
export const {query: emailStateQuery, use: useEmailState} = defineQuery({
  key: ['email'],
  scope: 'customer',
  staleTime: 0,
  refetchOnWindowFocus: 'always',
  read: ({api}) => api.scapi<EmailState>(PATH),
})

interface Owned {
  readonly customerId: string
}

const stateOf = (shop: Shop, {customerId}: Owned) => [emailStateQuery(shop, {customerId})]

/**
 * Mails a link to a new address, which confirms it. An address with an account gets the same answer.
 * @throws ApiFault (rejects) with status 400 for a wrong password or code, 429 after too many requests
 */
export const useRequestEmailChange = defineMutation({
  call: (
    {api},
    {email, proof}: Owned & {readonly email: string; readonly proof: OwnerProof},
  ): Promise<{hours: number}> =>
    api.scapi(PATH, {method: 'POST', body: {email, ...proofFields(proof)}}),
  invalidates: stateOf,
})

/** Mails a code to the present address of an account without a password. @throws ApiFault (rejects) */
export const requestEmailCode = ({api}: Shop): Promise<{minutes: number}> =>
  api.scapi(`${PATH}/code`, {method: 'POST', body: {}})

/** Voids the mailed link. @throws ApiFault (rejects) */
export const useCancelEmailChange = defineMutation({
  call: ({api}, _: Owned): Promise<void> => api.scapi(PATH, {method: 'DELETE'}),
  invalidates: stateOf,
})

/** Changes the address with the token of the link. @throws ApiFault (rejects) with status 400 for a link that is void */
export const confirmEmailChange = ({api}: Shop, token: string): Promise<{email: string}> =>
  api.scapi(`${PATH}/confirm`, {method: 'POST', body: {token}})
