import http from 'node:http'
import type {TestShop} from './test-shop'

/** A request with any `Host`, `Origin` or `Sec-Fetch-Site`, which `fetch` does not allow a caller to set. */
export function sendAs(
  {baseUrl}: Pick<TestShop, 'baseUrl'>,
  path: string,
  {
    method = 'GET',
    headers,
    body,
  }: {method?: string; headers: Record<string, string>; body?: string},
): Promise<{status: number; headers: http.IncomingHttpHeaders; body: string}> {
  const {port, hostname} = new URL(baseUrl)
  return new Promise((resolve, reject) => {
    const request = http.request({port, hostname, path, method, headers}, (res) => {
      let text = ''
      res.setEncoding('utf8')
      res.on('data', (part: string) => (text += part))
      res.on('end', () => resolve({status: res.statusCode ?? 0, headers: res.headers, body: text}))
    })
    request.on('error', reject)
    request.end(body)
  })
}
