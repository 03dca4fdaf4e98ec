import type {ApiFault} from '@common/fault'
import {faultText, type FaultText} from '@app/features/faults/public/fault-message'

/** Message for a registration that the backend refused. */
export function registrationFault(fault: ApiFault): FaultText {
  if (fault.type === 'bot-check-failed') return {id: 'botCheck.failed'}
  if (/file/.test(fault.type)) return {id: 'files.refused'}
  if (fault.status === 409) return {id: 'warranty.serial.taken'}
  return fault.status === 400 ? {id: 'warranty.product.unknown'} : faultText(fault)
}
