import type {Shop} from '@app/shared/lib/shop-context'
import {carePath} from './get-order-care'

/** The invoice of the shopper's own order, a PDF. @throws ApiFault */
export const getInvoice = ({api}: Shop, orderNo: string): Promise<Blob> =>
  api.scapi<Blob>(carePath(orderNo, 'invoice'), {as: 'blob'})
