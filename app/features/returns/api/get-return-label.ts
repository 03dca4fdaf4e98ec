import {encodePart} from '@common/address-part'
import type {Shop} from '@app/shared/lib/shop-context'
import {carePath, type OrderAccess} from '@app/features/order/public/order-care'

/** The label of a return, a PDF. @throws ApiFault */
export const getReturnLabel = (
  {api}: Shop,
  {orderNo, accessKey}: OrderAccess,
  returnId: string,
): Promise<Blob> =>
  api.scapi<Blob>(carePath(orderNo, `returns/${encodePart(returnId)}/label`), {
    method: 'POST',
    body: {...(accessKey && {accessKey})},
    as: 'blob',
  })
