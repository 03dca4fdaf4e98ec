import type {ApiFault} from '@common/fault'
import {faultText, type FaultText} from '@app/features/faults/model/fault-message'

/** Messages for which the shopper waits; the seconds come from the answer. */
function waiting({arguments: {seconds}}: ApiFault): FaultText {
  return typeof seconds === 'number'
    ? {id: 'auth.error.wait', values: {seconds}}
    : {id: 'error.tooManyRequests'}
}

const common = (fault: ApiFault): FaultText =>
  fault.status === 429 ? waiting(fault) : faultText(fault)

/** Message of a failed login (rule ACCT-12). */
export function loginFault(fault: ApiFault): FaultText {
  if (fault.type === 'activation-needed') return {id: 'auth.error.activation'}
  if (fault.status === 401) return {id: 'auth.error.credentials'}
  return common(fault)
}

/** True for the refusal of an address that has an account. */
export const isRegisteredAddress = ({type, title, detail}: ApiFault): boolean =>
  /login[\s-]?already[\s-]?in[\s-]?use/i.test(`${type} ${title} ${detail}`)

/** Message of a failed registration (rule ACCT-12). */
export function registrationFault(fault: ApiFault): FaultText {
  const said = `${fault.type} ${fault.title} ${fault.detail}`
  if (isRegisteredAddress(fault)) return {id: 'auth.error.registered'}
  if (/invalid[\s-]?password/i.test(said)) return {id: 'validation.password.invalid'}
  return common(fault)
}

const UNAVAILABLE = [
  /callback_uri/i,
  /passwordless permissions error/i,
  /client secret is not provided/i,
]

/** Message of a failed login by code, passkey or mail (rule ACCT-12). */
export function passwordlessFault(fault: ApiFault): FaultText {
  const said = `${fault.title} ${fault.detail}`
  if (/invalid token/i.test(said)) return {id: 'auth.error.token'}
  if (fault.status === 501 || UNAVAILABLE.some((pattern) => pattern.test(said))) {
    return {id: 'auth.error.unavailable'}
  }
  if (fault.type === 'activation-needed') return {id: 'auth.error.activation'}
  return common(fault)
}

/** Message of a failed new password (rule ACCT-12). */
export const resetFault = (fault: ApiFault): FaultText =>
  fault.status === 400 ? {id: 'auth.error.token'} : common(fault)

/** Message of a failed social login (rule ACCT-12). */
export function socialFault(fault: ApiFault): FaultText {
  const said = `${fault.title} ${fault.detail}`
  if (/redirect_?uri/i.test(said)) return {id: 'auth.error.redirect'}
  if (/login[\s-]?already[\s-]?in[\s-]?use/i.test(said)) return {id: 'auth.error.registered'}
  return fault.status === 501 ? {id: 'auth.error.unavailable'} : common(fault)
}

/** Message of a failed login by passkey, or of a passkey that could not be added. */
export function passkeyFault(fault: ApiFault): FaultText {
  if (fault.type === 'passkey-cancelled') return {id: 'passkey.cancelled'}
  if (fault.type === 'passkey-exists') return {id: 'passkey.exists'}
  if (fault.status === 401 && fault.type !== 'session-ended') return {id: 'passkey.unknown'}
  return passwordlessFault(fault)
}
