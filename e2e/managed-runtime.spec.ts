import {invokeBundle} from './support/invoke-bundle'
import {expect, test} from './support/test'

/** Only the id of a request may differ between two renderings of a page. */
const withoutRequestId = (html: string): string =>
  html.replace(/"__INITIAL_CORRELATION_ID__":"[^"]*"/, '').replace(/"dataUpdatedAt":\d+/g, '')

// A product that no other test buys: the server may answer with a cached page, and its stock stays the same.
for (const pathname of [
  '/deu/de-de/category/strollers',
  '/usa/en-us/product/BH-1030',
  '/deu/de-de/nowhere',
]) {
  test(`an API Gateway event for ${pathname} gives the page that the local server gives`, async ({
    request,
    baseURL,
  }) => {
    const fromBundle = await invokeBundle(pathname, baseURL ?? '')
    const fromServer = await request.get(pathname)
    expect(fromBundle.statusCode).toBe(fromServer.status())
    expect(withoutRequestId(fromBundle.body)).toBe(withoutRequestId(await fromServer.text()))
    expect(fromBundle.headers['cache-control']).toBe(fromServer.headers()['cache-control'])
  })
}
