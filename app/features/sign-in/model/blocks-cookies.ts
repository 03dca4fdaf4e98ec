const PROBE = 'cookie_probe=1'

/** Whether the browser stores no cookies of this shop. `navigator.cookieEnabled` is true for some that store none. */
export function blocksCookies(): boolean {
  document.cookie = `${PROBE}; SameSite=Lax; Path=/`
  const isStored = document.cookie.includes(PROBE)
  document.cookie = `${PROBE}; SameSite=Lax; Path=/; Max-Age=0`
  return !isStored
}
