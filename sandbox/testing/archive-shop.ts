import fs from 'node:fs'
import type {AddressInfo} from 'node:net'
import os from 'node:os'
import path from 'node:path'
import {importArchive} from '../archive/import-archive'
import {readConfig, type SandboxConfig} from '../config'
import type {Database} from '../db/database'
import {checkAnswers} from '../http/answers/answer-check'
import {buildSandbox} from '../http/app'
import {openPreparedDatabase} from './prepared-data'
import {callShop, newShopper} from './shopper'
import {tinyShop, writeArchive} from './test-archive'

type Query = Readonly<Record<string, string | readonly string[]>>

/** A running sandbox on the tiny archive. */
export interface ArchiveShop {
  readonly baseUrl: string
  readonly config: SandboxConfig
  /** A second connection to the database. */
  readonly db: Database
  readonly organizationId: string
  readonly clientId: string
  /** GET below an API, as a guest of the site: `get('search', '/product-search', {q: 'chair'})`. */
  get<Body>(
    api: keyof typeof apis,
    route: string,
    query?: Query,
  ): Promise<{status: number; body: Body}>
  close(): Promise<void>
}

const apis = {
  search: '/search/shopper-search/v1/organizations',
  product: '/product/shopper-products/v1/organizations',
  availability: '/product/shopper-availability/v1/organizations',
  store: '/store/shopper-stores/v1/organizations',
  seo: '/site/shopper-seo/v1/organizations',
  experience: '/experience/shopper-experience/v1/organizations',
  navigation: '/custom/shopper-navigation/v1/organizations',
}

/** The tiny archive unless `shop` is another one, and its site. */
interface ArchiveShopOptions {
  /** As for the command line. */
  readonly flags?: Readonly<Record<string, string>>
  readonly shop?: Readonly<Record<string, string | Buffer>>
  readonly siteId?: string
}

/** Imports an archive, with some files changed, into a new database and serves it. */
export async function startArchiveShop(
  changes: Readonly<Record<string, string | Buffer | null>> = {},
  {flags, shop = tinyShop, siteId = 'TST'}: ArchiveShopOptions = {},
): Promise<ArchiveShop> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-shop-'))
  const archive = writeArchive({...shop, ...changes})
  const db = await openPreparedDatabase(dataDir)
  await importArchive(db, archive)
  const config = readConfig(
    {port: '0', data: dataDir, 'public-url': 'http://shop.test', ...flags},
    {},
  )
  const app = await buildSandbox(config, {beforeRoutes: checkAnswers})
  await app.listen({port: 0, host: '127.0.0.1'})
  const baseUrl = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const {accessToken: token} = await newShopper({baseUrl, config}, siteId)
  return {
    baseUrl,
    config,
    db,
    organizationId: config.organizationId,
    clientId: config.clientId,
    async get<Body>(api: keyof typeof apis, route: string, query: Query = {}) {
      const params = new URLSearchParams()
      for (const [name, values] of Object.entries({siteId, ...query})) {
        for (const value of [values].flat()) params.append(name, value)
      }
      const url = `${apis[api]}/${config.organizationId}${route}?${params}`
      return callShop<Body>({baseUrl}, 'GET', url, {token})
    },
    async close() {
      await app.close()
      db.close()
      for (const directory of [dataDir, archive]) fs.rmSync(directory, {recursive: true})
    },
  }
}
