import {halfWidth} from '@common/half-width'

/** Entered values of a look-up; `proof` is an email address or a postal code. */
export interface LookupValues {
  readonly orderNo: string
  readonly proof: string
}

/** What the order is opened for: a change needs the email address (rule ORDER-8). */
export type LookupPurpose = 'read' | 'change'

/** Names of the fields whose value is missing or cannot be right. */
export function lookupProblems(
  {orderNo, proof}: LookupValues,
  purpose: LookupPurpose = 'read',
): (keyof LookupValues)[] {
  const isProof = purpose === 'change' ? proof.includes('@') : proof.trim() !== ''
  const isNumber = /^[\w-]{4,64}$/.test(halfWidth(orderNo))
  return [...(isNumber ? [] : (['orderNo'] as const)), ...(isProof ? [] : (['proof'] as const))]
}

/** A value with an at sign is an email address, any other one a postal code. */
export function proofOf({proof}: LookupValues): {email: string} | {postalCode: string} {
  const value = proof.trim()
  return value.includes('@') ? {email: value} : {postalCode: halfWidth(value)}
}
