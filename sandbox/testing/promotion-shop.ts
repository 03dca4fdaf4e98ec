import fs from 'node:fs'
import {importArchive} from '../archive/import-archive'
import {writeArchive} from './test-archive'
import type {TestShop} from './test-shop'
import {startTestShop} from './test-shop'

/** The test shop with further files of an archive: promotions, coupons, groups ... */
export async function startPromotionShop(
  files: Readonly<Record<string, string>>,
): Promise<TestShop> {
  const shop = await startTestShop()
  const archive = writeArchive(files)
  const report = await importArchive(shop.db, archive)
  fs.rmSync(archive, {recursive: true})
  const unread = [...report.unread.keys()]
  if (unread.length > 0) throw new Error(`Not read: ${unread.join(', ')}`)
  return shop
}
