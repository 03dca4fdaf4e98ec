import type {Shop} from '@app/shared/lib/shop-context'
import {proofFields, type OwnerProof} from './email-change'

const BASE = '/custom/shopper-customer/v1/organizations/:org'

/** Everything that the shop stores about the customer, as a JSON file (rule MY-6). @throws ApiFault (rejects) */
export const getAccountData = ({api}: Shop): Promise<Blob> =>
  api.scapi<Blob>(`${BASE}/account-data`, {as: 'blob'})

/**
 * Deletes the account and ends all its sessions (rule MY-7).
 * @throws ApiFault (rejects) with status 400 for a wrong password or code, 409 while an order or return is on its way
 */
export const closeAccount = ({api}: Shop, proof: OwnerProof): Promise<void> =>
  api.scapi(`${BASE}/close-account`, {method: 'POST', body: proofFields(proof)})

/** Mails the code with which an account without a password is deleted. @throws ApiFault (rejects) */
export const requestCloseCode = ({api}: Shop): Promise<{minutes: number}> =>
  api.scapi(`${BASE}/close-account/code`, {method: 'POST', body: {}})
