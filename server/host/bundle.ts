import fs from 'node:fs'
import path from 'node:path'
import {createRequire} from 'node:module'
import type {Express} from 'express'
import type {HostEnvironment} from './environment'

export interface Bundle {
  /** The Express app of `build/ssr.js`. */
  app: Express
  /** Path segment of the bundle's files. */
  id: string
  /** Absolute folder of the build. */
  folder: string
}

/**
 * Loads the production build as Managed Runtime would: sets its variables first.
 * @throws Error when there is no build
 */
export function loadBundle(
  folder: string,
  {externalOrigin, runtime}: Pick<HostEnvironment, 'externalOrigin' | 'runtime'>,
): Bundle {
  const entry = path.join(folder, 'ssr.js')
  const idFile = path.join(folder, 'bundle-id')
  if (!fs.existsSync(entry) || !fs.existsSync(idFile)) {
    throw new Error('There is no production build. Run: npm run build')
  }
  const id = fs.readFileSync(idFile, 'utf8').trim()
  Object.assign(process.env, runtime, {
    NODE_ENV: 'production',
    AWS_LAMBDA_FUNCTION_NAME: 'self-hosted',
    BUNDLE_ID: id,
    EXTERNAL_DOMAIN_NAME: externalOrigin.host,
    EXTERNAL_PROTOCOL: externalOrigin.protocol.replace(':', ''),
    MRT_ALLOW_COOKIES: 'true',
  })
  const {app} = createRequire(entry)(entry) as {app: Express}
  return {app, id, folder}
}
