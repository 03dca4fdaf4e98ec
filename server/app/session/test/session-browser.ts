/** Answer of a session call in a test. */
export interface SessionAnswer {
  readonly status: number
  readonly headers: Headers
  readonly body: Readonly<Record<string, unknown>>
}

interface Jar {
  readonly values: Map<string, string>
  /** `Set-Cookie` headers of all answers. */
  readonly written: string[]
}

function keep({values, written}: Jar, headers: Headers): void {
  for (const line of headers.getSetCookie()) {
    written.push(line)
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (value === '' || /Max-Age=0|Expires=Thu, 01 Jan 1970/i.test(line)) values.delete(name)
    else values.set(name, value)
  }
}

/** A browser at a page of a site: it keeps cookies and sends them with session calls. */
export function createBrowser(base: string, site = 'DEU') {
  const jar: Jar = {values: new Map(), written: []}
  const send = async (
    name: string,
    body: object,
    headers: Readonly<Record<string, string>>,
  ): Promise<Response> => {
    const cookie = [...jar.values].map(([key, value]) => `${key}=${value}`).join('; ')
    return fetch(`${base}/session/${site}/${name}`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json', Origin: base, cookie, ...headers},
      body: JSON.stringify(body),
    })
  }
  const call = async (
    name: string,
    body: object = {},
    headers: Readonly<Record<string, string>> = {},
  ): Promise<SessionAnswer> => {
    const response = await send(name, body, headers)
    keep(jar, response.headers)
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      body: (text ? JSON.parse(text) : {}) as Record<string, unknown>,
    }
  }
  return {
    jar,
    call,
    /** A call whose answer does not arrive: the shop has carried it out. */
    lose: async (name: string, body: object = {}): Promise<void> => {
      await (await send(name, body, {})).arrayBuffer()
    },
  }
}
export type SessionBrowser = ReturnType<typeof createBrowser>
