import {execFile} from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import {promisify} from 'node:util'
import {VITALS_SHARE} from '../../playwright.config'

const run = promisify(execFile)

export interface BundleAnswer {
  statusCode: number
  body: string
  headers: Record<string, string>
}

/** Calls the bundle's handler as Managed Runtime does, in a process of its own. */
export async function invokeBundle(
  pathname: string,
  baseURL: string,
  env: NodeJS.ProcessEnv = {},
): Promise<BundleAnswer> {
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
      VITALS_SHARE,
      ...env,
    },
  })
  const marked = stdout.slice(stdout.indexOf('<<<') + 3, stdout.lastIndexOf('>>>'))
  return JSON.parse(marked) as BundleAnswer
}
