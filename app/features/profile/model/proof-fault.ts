import type {ApiFault} from '@common/fault'
import {faultText, type FaultText} from '@app/features/faults/public/fault-message'

/** Returns the text of a failure of a request that the owner of an account proves by password or mailed code. */
export function proofFault(fault: ApiFault): FaultText {
  if (fault.type === 'invalid-password') return {id: 'profile.password.wrong'}
  if (fault.type === 'invalid-access-code-request') return {id: 'auth.error.token'}
  return faultText(fault)
}
