import type {CustomerCall} from './session-request'

/** Code of a mail: for a login, or for a new password. */
export type CodeKind = 'login' | 'reset'

/** Paths at which SLAS hands over codes. */
export const CALLBACK_PATHS: Readonly<Record<CodeKind, string>> = {
  login: '/passwordless-login-callback',
  reset: '/reset-password-callback',
}

/** Fields of a request for a code: SLAS mails it, or hands it over at an absolute address of the shop. */
export function deliveryOf(
  {account, origin, siteId}: CustomerCall,
  kind: CodeKind,
  locale: string,
): Record<string, string> {
  if (account.codeMails === 'slas') return {mode: 'email', locale}
  const query = new URLSearchParams({site: siteId, locale})
  return {mode: 'callback', callback_uri: `${origin}${CALLBACK_PATHS[kind]}?${query}`, locale}
}
