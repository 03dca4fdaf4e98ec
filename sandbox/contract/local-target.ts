import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {importArchive} from '../archive/import-archive'
import {readConfig} from '../config'
import {withFreePort} from '../free-port'
import {openDatabase} from '../db/database'
import {buildSandbox} from '../http/app'
import {SiteRegistry} from '../domains/sites/site-registry'
import {loadPlugins} from '../plugins/load-plugins'
import {issueGiftCertificate} from './gift-certificate'
import {OperationTable} from './operations/operation'
import {contractsOf} from './plugin-contract'
import type {Scenario} from './scenario'
import type {Target} from './target'

/** A sandbox in this process, on a database of its own. */
export interface LocalTarget {
  readonly target: Target
  /** Scenarios of its plug-ins. */
  readonly scenarios: readonly Scenario[]
  close(): Promise<void>
}

/** Additions to an archive, so that every scenario has its data. */
export interface ContractFixture {
  /** Writes an archive that overlays that of the shop, and returns its folder. */
  readonly write: (siteId: string) => string
  readonly couponCode: string
  readonly campaignId: string
  readonly giftCertificateCode: string
  readonly pageId: string
  readonly slotId: string
}

export interface LocalOptions {
  readonly siteId?: string
  readonly locale?: string
  /** Folders of plug-ins. */
  readonly plugins?: readonly string[]
  /** Site archives that the sandbox serves. */
  readonly archives: readonly string[]
  readonly fixture?: ContractFixture
  /** A gift certificate to issue: archives hold none. */
  readonly giftCertificateCode?: string
  /** Fills the empty data folder from archives; imports them by default. Tests copy an earlier import. */
  readonly fillData?: (dataDir: string, archives: readonly string[]) => Promise<void>
}

async function importInto(dataDir: string, archives: readonly string[]): Promise<void> {
  const db = openDatabase(dataDir)
  await importArchive(db, archives)
  db.close()
}

/** Imports an archive into a temporary directory and serves it on a free port. */
export async function startLocalTarget(options: LocalOptions): Promise<LocalTarget> {
  const {siteId = 'DEU', locale = 'de-DE', archives, plugins = [], fixture} = options
  const {giftCertificateCode = fixture?.giftCertificateCode} = options
  const {fillData = importInto} = options
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-contract-'))
  const flags = {data: dataDir, archive: archives.join(','), plugins: plugins.join(',')}
  const config = await withFreePort(readConfig({port: '0', ...flags}, {}))
  await fillData(dataDir, config.archives)
  const db = openDatabase(dataDir)
  const fixtureFolder = fixture?.write(siteId)
  if (fixtureFolder !== undefined) await importArchive(db, fixtureFolder)
  const currency = new SiteRegistry(db).get(siteId)?.currency
  if (currency !== undefined && giftCertificateCode !== undefined) {
    issueGiftCertificate(db, giftCertificateCode, siteId, currency)
  }
  db.close()
  const contracts = await contractsOf(await loadPlugins(config))
  const app = await buildSandbox(config)
  await app.listen({port: config.port, host: '127.0.0.1'})
  const baseUrl = `http://127.0.0.1:${config.port}`
  return {
    target: {
      baseUrl,
      ocapiUrl: baseUrl,
      organizationId: config.organizationId,
      clientId: config.clientId,
      clientSecret: config.clientSecret,
      accountManagerUrl: baseUrl,
      redirectUri: `${baseUrl}/callback`,
      siteId,
      locale,
      couponCode: fixture?.couponCode,
      campaignId: fixture?.campaignId,
      giftCertificateCode,
      outboxUrl: `${baseUrl}/outbox.json`,
      adminUrl: `${baseUrl}/admin`,
      pageId: fixture?.pageId,
      slotId: fixture?.slotId,
      orderManagement: fixture !== undefined,
      hostedPayment: fixture !== undefined,
      operations: new OperationTable(contracts.map(({operations}) => operations)),
      projectEndpoints: true,
    },
    scenarios: contracts.flatMap(({scenarios}) => scenarios),
    async close() {
      await app.close()
      for (const folder of [dataDir, fixtureFolder]) {
        if (folder !== undefined) fs.rmSync(folder, {recursive: true, force: true})
      }
    },
  }
}
