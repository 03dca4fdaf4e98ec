import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type {ContractFixture} from '../local-target'

const fixture = path.join(__dirname, 'fixture')

/**
 * Writes an archive with what scenarios need and our shop lacks (promotions, a coupon, methods
 * of payment, order management, a slot, a page) to a temporary folder, and returns it. It overlays
 * our archive, whose products it names.
 */
function writeFixtureArchive(siteId: string): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-fixture-'))
  fs.cpSync(path.join(fixture, 'site'), path.join(root, 'sites', siteId), {recursive: true})
  fs.cpSync(path.join(fixture, 'libraries'), path.join(root, 'libraries'), {recursive: true})
  return root
}

/** What the contract suite adds to the archive of our shop. */
export const contractFixture: ContractFixture = {
  write: writeFixtureArchive,
  couponCode: 'CONTRACT10',
  campaignId: 'contract-everyone',
  giftCertificateCode: 'CONTRACT-GIFT-0001',
  pageId: 'contract-page',
  slotId: 'contract-help',
}
