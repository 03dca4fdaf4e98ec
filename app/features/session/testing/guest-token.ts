const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A token in the format of a SLAS guest token; its signature is not valid. */
export const guestToken = (customerId: string): string => {
  const now = Math.floor(Date.now() / 1000)
  const isb = `uido:slas::upn:Guest::uidn:Guest User::gcid:${customerId}::chid:DEU`
  return `${encode({alg: 'ES256'})}.${encode({iat: now, exp: now + 1800, isb})}.signature`
}
