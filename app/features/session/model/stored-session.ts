/**
 * Whether this browser has a session at this site: the SLAS refresh token of a guest (`cc-nx-g`) or of a
 * registered customer (`cc-nx`), as commerce-sdk-react stores them.
 */
export function hasStoredSession(siteId: string, cookies: string): boolean {
  const names = new Set(cookies.split(';').map((pair) => pair.split('=')[0]?.trim()))
  return names.has(`cc-nx-g_${siteId}`) || names.has(`cc-nx_${siteId}`)
}
