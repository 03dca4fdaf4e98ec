interface Cookie {
  readonly name: string
  readonly value: string
  readonly path: string
}

/** Whether a browser sends a cookie of `cookiePath` with a request for `path` (RFC 6265 5.1.4). */
const matches = (cookiePath: string, path: string): boolean =>
  path === cookiePath || path.startsWith(cookiePath.endsWith('/') ? cookiePath : `${cookiePath}/`)

/** The cookies of a browser for one host, with their paths. */
export class CookieJar {
  private cookies: Cookie[] = []

  /** Stores or deletes a cookie as a `Set-Cookie` line says. */
  keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    const [, path = '/'] = /; Path=([^;]*)/i.exec(line) ?? []
    this.cookies = this.cookies.filter((one) => one.name !== name || one.path !== path)
    const hasEnded = value === '' || /Max-Age=0(;|$)|Expires=Thu, 01 Jan 1970/i.test(line)
    if (!hasEnded) this.cookies.push({name, value, path})
  }

  /** The `Cookie` header of a request. */
  header(path: string): string {
    const sent = this.cookies.filter((cookie) => matches(cookie.path, path))
    return sent.map(({name, value}) => `${name}=${value}`).join('; ')
  }

  clear(): void {
    this.cookies = []
  }
}
