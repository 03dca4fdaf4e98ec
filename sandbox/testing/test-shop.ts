import type {FastifyInstance} from 'fastify'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {importArchive} from '../archive/import-archive'
import type {SandboxConfig} from '../config'
import {readConfig} from '../config'
import type {Database} from '../db/database'
import {checkAnswers} from '../http/answers/answer-check'
import {withFreePort} from '../free-port'
import {buildSandbox} from '../http/app'
import {loadPlugins} from '../plugins/load-plugins'
import {openSeededDatabase} from './prepared-data'
import {seedShop} from './seed-shop'

/** A running sandbox on a small shop in a directory of its own. */
export interface TestShop {
  baseUrl: string
  config: SandboxConfig
  app: FastifyInstance
  /** A second connection to the database, for looking at what the sandbox stored. */
  db: Database
  close(): Promise<void>
}

/**
 * Seeds a database in a temporary directory and serves it on a free port. A wrong answer is a 500 with `wrongAnswer`,
 * unless `answersChecked` is false.
 * @param flags as for the command line
 * @param archive folder with files that are imported over the seed before the sandbox starts
 * @param options.reused the archive is large and no test changes it: it is imported once for all tests
 */
export async function startTestShop(
  flags: Record<string, string> = {},
  archive?: string,
  {answersChecked = true, reused = false} = {},
): Promise<TestShop> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-test-'))
  const seedFile = require.resolve('./seed-shop')
  const db = await openSeededDatabase(dataDir, seedFile, seedShop, reused ? archive : undefined)
  if (archive && !reused) await importArchive(db, archive)
  const given = {port: '0', data: dataDir, ...flags}
  const plugins = await loadPlugins(readConfig(given))
  const settings = plugins.flatMap(({plugin}) => plugin.settings ?? [])
  const config = await withFreePort(readConfig(given, {}, settings))
  const app = await buildSandbox(config, {beforeRoutes: answersChecked ? checkAnswers : undefined})
  await app.listen({port: config.port, host: '127.0.0.1'})
  return {
    baseUrl: `http://127.0.0.1:${config.port}`,
    config,
    app,
    db,
    async close() {
      await app.close()
      db.close()
      fs.rmSync(dataDir, {recursive: true, force: true})
    },
  }
}
