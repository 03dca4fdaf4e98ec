import type {GiftCertificate} from './gift-certificate-repository'

/** Why a gift certificate cannot pay; sent as `statusCode` of the refusal. */
export type CertificateProblem = 'unknown' | 'disabled' | 'expired' | 'used_up' | 'other_currency'

/** @param now milliseconds since 1970 */
export function certificateProblem(
  certificate: GiftCertificate | undefined,
  currency: string,
  now: number,
): CertificateProblem | null {
  if (!certificate) return 'unknown'
  if (!certificate.enabled || certificate.status === 'pending') return 'disabled'
  if (certificate.expiresAt !== null && certificate.expiresAt <= now) return 'expired'
  if (certificate.currency !== currency) return 'other_currency'
  return certificate.balance > 0 ? null : 'used_up'
}
