import {ensureArchive} from './archive/ensure-archive'
import {reportLines} from './archive/report-lines'
import {printProgress} from './progress'
import type {SandboxConfig} from './config'
import {lockData} from './db/data-lock'
import {openDatabase} from './db/database'
import {readSites} from './domains/sites/site-repository'
import {UsageError} from './explain-failure'
import {buildSandbox} from './http/app'
import {drawSecrets, secretsFile} from './kept-secrets'

/** How long (ms) open requests may take to finish after a signal to stop. */
const grace = 5000

/**
 * Locks the data folder, draws secrets that are not set, imports the archives of the configuration when needed, then listens until SIGTERM or SIGINT.
 * Resolves once the server listens; throws when it cannot.
 */
export async function serve(given: SandboxConfig): Promise<undefined> {
  const unlock = lockOrRefuse(given)
  try {
    await listen(drawSecrets(given), unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

async function listen(config: SandboxConfig, unlock: () => void): Promise<void> {
  await fillDatabase(config)
  const app = await buildSandbox(config)
  app.addHook('onClose', unlock)
  let stopping = false
  const stop = (): void => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), grace).unref()
    void app.close().then(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  try {
    await app.listen({port: config.port, host: config.host})
  } catch (error) {
    await app.close()
    throw error
  }
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  console.log(`Commerce sandbox ready at http://localhost:${port}`)
  console.log(`  organization ${config.organizationId}, client ${config.clientId}`)
  if (config.unsetSecrets.length > 0) {
    console.log(`  its secret, and the keys of the services, are in ${secretsFile(config.dataDir)}`)
  }
}

/** Throws `UsageError` when another sandbox runs on the data folder. */
function lockOrRefuse({dataDir}: SandboxConfig): () => void {
  const unlock = lockData(dataDir)
  if (unlock) return unlock
  throw new UsageError(
    `Another sandbox runs on ${dataDir}: stop it, or choose another directory with --data or SANDBOX_DATA.`,
  )
}

async function fillDatabase(config: SandboxConfig): Promise<void> {
  const db = openDatabase(config.dataDir)
  try {
    let announced = false
    const progress = (file: string, index: number, total: number) => {
      if (!announced) console.log(`Importing into ${config.dataDir} ...`)
      announced = true
      printProgress(file, index, total)
    }
    const {archives, isDefaultArchive, unpackLimits} = config
    const report = await ensureArchive(db, archives, progress, {isDefaultArchive, unpackLimits})
    if (readSites(db).length === 0) {
      throw new UsageError(
        `There is no shop in ${config.dataDir} yet: name a site archive with --archive, for example --archive my-export.zip.`,
      )
    }
    if (report) reportLines(report.notes(), {whole: false}).forEach((line) => console.log(line))
  } finally {
    db.close()
  }
}
