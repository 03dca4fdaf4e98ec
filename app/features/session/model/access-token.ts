/** Parts of the claim `isb` of a SLAS access token. The backend verifies the signature. */
function partsOf(accessToken: string): Map<string, string> {
  const payload = accessToken.split('.')[1] ?? ''
  const json = atob(payload.replace(/-/g, '+').replace(/_/g, '/'))
  const {isb = ''} = JSON.parse(json) as {isb?: string}
  return new Map(
    isb
      .split('::')
      .map((part) => [part.slice(0, part.indexOf(':')), part.slice(part.indexOf(':') + 1)]),
  )
}

/**
 * Customer id inside a SLAS access token: claim `isb`, part `gcid` of a guest or `rcid` of a registered
 * customer.
 * @throws Error when the token is not a shopper token
 */
export function customerIdOf(accessToken: string): string {
  const parts = partsOf(accessToken)
  const id = parts.get('rcid') ?? parts.get('gcid')
  if (!id) throw new Error('The access token names no customer.')
  return id
}

/** Whether a SLAS access token belongs to a registered customer. */
export const isRegisteredToken = (accessToken: string): boolean => partsOf(accessToken).has('rcid')
