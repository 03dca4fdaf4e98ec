import {customerPath} from '@app/features/account/api/customer'
import type {Shop} from '@app/shared/lib/shop-context'

/** Deletes a saved card, at the payment provider too (rule MY-2). @throws ApiFault (rejects) */
export const deleteCard = ({api}: Shop, customerId: string, cardId: string): Promise<void> =>
  api.scapi(customerPath(customerId, 'payment-instruments', cardId), {method: 'DELETE'})
