import {halfWidth} from '@common/half-width'

/** Entered values of a look-up; `proof` is an email address or a postal code. */
export interface LookupValues {
  readonly orderNo: string
  readonly proof: string
}

/** Names of the fields whose value is missing or cannot be right. */
export function lookupProblems({orderNo, proof}: LookupValues): (keyof LookupValues)[] {
  const isNumber = /^[\w-]{4,64}$/.test(halfWidth(orderNo))
  return [
    ...(isNumber ? [] : (['orderNo'] as const)),
    ...(proof.trim() === '' ? (['proof'] as const) : []),
  ]
}

/** A value with an at sign is an email address, any other one a postal code. */
export function proofOf({proof}: LookupValues): {email: string} | {postalCode: string} {
  const value = proof.trim()
  return value.includes('@') ? {email: value} : {postalCode: halfWidth(value)}
}
