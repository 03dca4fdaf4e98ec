import {execFile} from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import {promisify} from 'node:util'
import {expect, test} from './support/test'

const run = promisify(execFile)

/** Calls the bundle's handler as Managed Runtime does, in a process of its own. */
async function invokeBundle(pathname: string, baseURL: string) {
  const {host} = new URL(baseURL)
  const bundleId = fs.readFileSync(path.resolve('build/bundle-id'), 'utf8').trim()
  const {stdout} = await run(process.execPath, ['e2e/support/invoke-bundle.cjs', pathname], {
    maxBuffer: 16 * 1024 * 1024,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SANDBOX_PORT: '4310',
      AWS_LAMBDA_FUNCTION_NAME: 'bundle',
      BUNDLE_ID: bundleId,
      DEPLOY_TARGET: 'production',
      EXTERNAL_DOMAIN_NAME: host,
      EXTERNAL_PROTOCOL: 'http',
      MOBIFY_PROPERTY_ID: 'storefront',
      MRT_ALLOW_COOKIES: 'true',
    },
  })
  const marked = stdout.slice(stdout.indexOf('<<<') + 3, stdout.lastIndexOf('>>>'))
  return JSON.parse(marked) as {statusCode: number; body: string; headers: Record<string, string>}
}

/** The id of a request is the one thing that two renders of a page may differ in. */
const withoutRequestId = (html: string): string =>
  html.replace(/"__INITIAL_CORRELATION_ID__":"[^"]*"/, '').replace(/"dataUpdatedAt":\d+/g, '')

// Of a product that no other test buys: the server may answer with a page that it kept, and its stock stays.
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
