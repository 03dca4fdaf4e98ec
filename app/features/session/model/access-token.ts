/** Parts of a claim of a SLAS access token. The backend verifies the signature. */
function partsOf(accessToken: string, claim: 'isb' | 'sub' = 'isb'): Map<string, string> {
  const payload = accessToken.split('.')[1] ?? ''
  const json = atob(payload.replace(/-/g, '+').replace(/_/g, '/'))
  const {[claim]: text = ''} = JSON.parse(json) as {isb?: string; sub?: string}
  return new Map(
    text
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

/** Who logged the shopper in: claim `isb`, part `uido`, such as `slas`, `ecom` or an identity provider. */
export const loginOriginOf = (accessToken: string): string => partsOf(accessToken).get('uido') ?? ''

/** Id of the visitor inside a SLAS access token: claim `sub`, part `usid`; '' without one. */
export const usidOf = (accessToken: string): string => partsOf(accessToken, 'sub').get('usid') ?? ''
