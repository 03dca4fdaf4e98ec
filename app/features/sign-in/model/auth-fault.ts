import type {ApiFault} from '@common/fault'
import type {MessageId} from '@app/shared/i18n/messages'
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

/** Values that a backend may refuse although the form accepts them, because its rules can be stricter. */
const REFUSED_VALUES: readonly (readonly [RegExp, MessageId])[] = [
  [/invalid[\s-]?password|\.password\b/i, 'validation.password.invalid'],
  [/invalid[\s-]?email|\.email\b/i, 'validation.email.invalidShort'],
  [/\bfirst_?name\b/i, 'validation.firstName.invalid'],
  [/\blast_?name\b/i, 'validation.lastName.invalid'],
]

/** Message of a failed registration (rule ACCT-12). */
export function registrationFault(fault: ApiFault): FaultText {
  if (isRegisteredAddress(fault)) return {id: 'auth.error.registered'}
  const said = `${fault.type} ${fault.title} ${fault.detail}`
  const refused = fault.status === 400 && REFUSED_VALUES.find(([named]) => named.test(said))
  return refused ? {id: refused[1]} : common(fault)
}

const UNAVAILABLE = [
  /callback_uri/i,
  /passwordless permissions error/i,
  /client secret is not provided/i,
]

const isUnavailable = ({status, title, detail}: ApiFault): boolean =>
  status === 501 || UNAVAILABLE.some((pattern) => pattern.test(`${title} ${detail}`))

/** Message of a failed login by code, passkey or mail (rule ACCT-12). */
export function passwordlessFault(fault: ApiFault): FaultText {
  const said = `${fault.title} ${fault.detail}`
  if (/invalid token/i.test(said)) return {id: 'auth.error.token'}
  if (isUnavailable(fault)) return {id: 'auth.error.unavailable'}
  if (fault.type === 'activation-needed') return {id: 'auth.error.activation'}
  return common(fault)
}

/** Message of a failed request for the mail with which a new password is chosen. */
export const resetRequestFault = (fault: ApiFault): FaultText =>
  isUnavailable(fault) ? {id: 'auth.error.unavailable'} : common(fault)

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
