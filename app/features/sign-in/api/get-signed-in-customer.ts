import {scapiId} from '@common/api-id'
import type {BusinessFacts} from '@app/features/account/business-mode'
import type {Shop} from '@app/shared/lib/shop-context'

/** Fields of the record of the customer who has just signed in. */
export interface SignedInCustomer extends BusinessFacts {
  readonly firstName?: string
  readonly lastName?: string
  readonly email?: string
}

/** Reads the customer's record. @throws ApiFault (rejects) */
export const getSignedInCustomer = ({api}: Shop, customerId: string): Promise<SignedInCustomer> =>
  api.scapi(`/customer/shopper-customers/v1/organizations/:org/customers/${scapiId(customerId)}`)
