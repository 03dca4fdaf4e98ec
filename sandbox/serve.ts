import type {FastifyInstance} from 'fastify'
import {ensureArchive, FilledDataError} from './archive/ensure-archive'
import {reportLines} from './archive/report-lines'
import {printProgress} from './progress'
import type {SandboxConfig} from './config'
import {lockData} from './db/data-lock'
import {openDatabase} from './db/database'
import {readSites} from './domains/sites/site-repository'
import {loadPlugins} from './plugins/load-plugins'
import {withFreePort} from './free-port'
import {explainFailure, UsageError} from './explain-failure'
import {buildSandbox} from './http/app'
import {drawSecrets, secretsFile} from './stored-secrets'
import {forgetServer, noteServer} from './running-server'
import {removeData} from './remove-data'

/** How long (ms) open requests may take to finish after a signal to stop. */
const grace = 5000

/**
 * Locks the data folder, draws secrets that are not set, imports the archives of the configuration when needed, then
 * listens until SIGTERM or SIGINT. With `replace` the archives take the place of what an earlier start imported.
 * Resolves once the server listens; throws when it cannot.
 */
export async function serve(given: SandboxConfig, {replace = false} = {}): Promise<undefined> {
  const unlock = lockOrRefuse(given)
  // A server that was killed has left its address.
  forgetServer(given.dataDir)
  try {
    // A plug-in that cannot be loaded ends the start before a long import.
    await loadPlugins(given)
    const config = await withFreePort(drawSecrets(given))
    await fillDatabase(config, replace)
    await listen(config, unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

async function listen(config: SandboxConfig, unlock: () => void): Promise<void> {
  const app: FastifyInstance = await buildSandbox(config, {
    reset: () => resetServer(app, config, unlock),
  })
  let stopping = false
  const stop = (): void => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), grace).unref()
    void app
      .close()
      .then(unlock)
      .then(() => process.exit(0))
  }
  const signals = ['SIGTERM', 'SIGINT'] as const
  for (const signal of signals) process.once(signal, stop)
  app.addHook('onClose', () => {
    for (const signal of signals) process.off(signal, stop)
    forgetServer(config.dataDir)
  })
  try {
    await app.listen({port: config.port, host: config.host})
  } catch (error) {
    await app.close()
    throw error
  }
  noteServer(config)
  console.log(`Commerce sandbox ready at http://localhost:${config.port}`)
  console.log(`  organization ${config.organizationId}, client ${config.clientId}`)
  if (config.unsetSecrets.length > 0) {
    console.log(`  its secret, and the keys of the services, are in ${secretsFile(config.dataDir)}`)
  }
}

/** Starts over with an empty database, on the same port; the caller has been answered. */
async function resetServer(
  app: FastifyInstance,
  config: SandboxConfig,
  unlock: () => void,
): Promise<void> {
  try {
    await app.close()
    removeData(config.dataDir)
    await fillDatabase(config, false)
    await listen(config, unlock)
  } catch (error) {
    console.error(explainFailure(error, config.dataDir))
    process.exit(1)
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

async function fillDatabase(config: SandboxConfig, replace: boolean): Promise<void> {
  const db = openDatabase(config.dataDir)
  try {
    let announced = false
    const progress = (file: string, index: number, total: number) => {
      if (!announced) console.log(`Importing into ${config.dataDir} ...`)
      announced = true
      printProgress(file, index, total)
    }
    const {archives, isDefaultArchive, unpackLimits} = config
    const options = {isDefaultArchive, unpackLimits, replace}
    const report = await ensureArchive(db, archives, progress, options)
    if (readSites(db).length === 0) {
      throw new UsageError(
        `There is no shop in ${config.dataDir} yet: name a site archive with --archive, for example --archive my-export.zip.`,
      )
    }
    if (report) reportLines(report.notes(), {whole: false}).forEach((line) => console.log(line))
  } catch (error) {
    if (!(error instanceof FilledDataError)) throw error
    const named = config.archives.join(' ')
    throw new UsageError(
      `${config.dataDir} holds other archives already. Start with --replace to put ${named} in their place, or add to them with 'commerce-sandbox import ${named} --data ${config.dataDir}'.`,
    )
  } finally {
    db.close()
  }
}
