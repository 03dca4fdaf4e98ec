import fs from 'node:fs'
import type {AddressInfo} from 'node:net'
import os from 'node:os'
import path from 'node:path'
import {importArchive} from '../archive/import-archive'
import {readConfig} from '../config'
import {openDatabase} from '../db/database'
import {buildSandbox} from '../http/app'
import {SiteRegistry} from '../domains/sites/site-registry'
import {
  fixtureCampaign,
  fixtureCoupon,
  fixtureGiftCertificate,
  fixturePage,
  fixtureSlot,
  issueGiftCertificate,
  writeFixtureArchive,
} from './fixture-archive'
import type {Target} from './target'

/** A sandbox in this process, on a database of its own. */
export interface LocalTarget {
  readonly target: Target
  close(): Promise<void>
}

export interface LocalOptions {
  readonly siteId?: string
  readonly locale?: string
  /** Archive instead of the bundled one. */
  readonly archive?: string
  /** Whether what scenarios need and the bundled archive lacks is added; it is unless told otherwise. */
  readonly fixture?: boolean
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
export async function startLocalTarget(options: LocalOptions = {}): Promise<LocalTarget> {
  const {siteId = 'DEU', locale = 'de-DE', archive, fixture: wanted = true} = options
  const {giftCertificateCode = wanted ? fixtureGiftCertificate : undefined} = options
  const {fillData = importInto} = options
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-contract-'))
  const config = readConfig({port: '0', data: dataDir, archive: archive}, {})
  await fillData(dataDir, config.archives)
  const db = openDatabase(dataDir)
  const fixture = wanted ? writeFixtureArchive(siteId) : undefined
  if (fixture !== undefined) await importArchive(db, fixture)
  const currency = new SiteRegistry(db).get(siteId)?.currency
  if (currency !== undefined && giftCertificateCode !== undefined) {
    issueGiftCertificate(db, giftCertificateCode, siteId, currency)
  }
  db.close()
  const app = await buildSandbox(config)
  await app.listen({port: 0, host: '127.0.0.1'})
  const {port} = app.server.address() as AddressInfo
  const baseUrl = `http://127.0.0.1:${port}`
  return {
    target: {
      baseUrl,
      ocapiUrl: baseUrl,
      organizationId: config.organizationId,
      clientId: config.clientId,
      clientSecret: config.clientSecret,
      redirectUri: `${baseUrl}/callback`,
      siteId,
      locale,
      couponCode: fixture === undefined ? undefined : fixtureCoupon,
      campaignId: fixture === undefined ? undefined : fixtureCampaign,
      giftCertificateCode,
      outboxUrl: `${baseUrl}/outbox.json`,
      adminUrl: `${baseUrl}/admin`,
      pageId: fixture === undefined ? undefined : fixturePage,
      slotId: fixture === undefined ? undefined : fixtureSlot,
      orderManagement: fixture !== undefined,
      hostedPayment: fixture !== undefined,
      projectEndpoints: true,
    },
    async close() {
      await app.close()
      for (const folder of [dataDir, fixture]) {
        if (folder !== undefined) fs.rmSync(folder, {recursive: true, force: true})
      }
    },
  }
}
