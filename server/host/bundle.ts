import fs from 'node:fs'
import path from 'node:path'
import {createRequire} from 'node:module'
import type {Express} from 'express'

export interface Bundle {
  /** The Express app of `build/ssr.js`. */
  app: Express
  /** Path segment of the bundle's files. */
  id: string
  /** Absolute folder of the build. */
  folder: string
}

/**
 * Loads the production build as Managed Runtime would: its variables are set first.
 * @throws Error when there is no build
 */
export function loadBundle(folder: string, externalOrigin: URL): Bundle {
  const entry = path.join(folder, 'ssr.js')
  const idFile = path.join(folder, 'bundle-id')
  if (!fs.existsSync(entry) || !fs.existsSync(idFile)) {
    throw new Error('There is no production build. Run: npm run build')
  }
  const id = fs.readFileSync(idFile, 'utf8').trim()
  Object.assign(process.env, {
    NODE_ENV: 'production',
    AWS_LAMBDA_FUNCTION_NAME: 'self-hosted',
    BUNDLE_ID: id,
    DEPLOY_TARGET: process.env.DEPLOY_TARGET ?? 'production',
    EXTERNAL_DOMAIN_NAME: externalOrigin.host,
    EXTERNAL_PROTOCOL: externalOrigin.protocol.replace(':', ''),
    MOBIFY_PROPERTY_ID: process.env.MOBIFY_PROPERTY_ID ?? 'storefront',
    MRT_ALLOW_COOKIES: 'true',
    PWAKIT_LOG_LEVEL: process.env.PWAKIT_LOG_LEVEL ?? 'WARN',
  })
  const {app} = createRequire(entry)(entry) as {app: Express}
  return {app, id, folder}
}
