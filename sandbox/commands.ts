import path from 'node:path'
import {setTimeout} from 'node:timers/promises'
import {parseArgs} from 'node:util'
import {stateAfterImport} from './archive/ensure-archive'
import {importArchive} from './archive/import-archive'
import {readImportNotes} from './archive/import-note-repository'
import {reportLines} from './archive/report-lines'
import {companySettings} from './companies/settings'
import {ConfigError, configFlags, readConfig, type SandboxConfig} from './config'
import {lockData} from './db/data-lock'
import {openDatabase} from './db/database'
import {prepareSearch} from './domains/search/warm-up'
import {SiteRegistry} from './domains/sites/site-registry'
import {explainFailure, UsageError} from './explain-failure'
import {loadPlugin} from './plugins/load-plugins'
import type {PluginSettings} from './plugins/settings'
import {withStoredSecrets} from './stored-secrets'
import {requestReset} from './outgoing'
import {printProgress} from './progress'
import {removeData} from './remove-data'
import {runningServer} from './running-server'
import {serve} from './serve'

const usage = `Usage: commerce-sandbox [serve] [--replace] | import [ARCHIVE...] [--replace] [--report] |
       reset | doctor [PROJECT] | verify --against URL
  --replace             what earlier imports brought goes; without it an import keeps what it does not name
  --report              print the whole report; without ARCHIVE, that of the last import
  --help, -h            print this
  --port N              port to listen on (4000), 0 for a free one
  --host ADDRESS        address to listen on (127.0.0.1)
  --data DIR            where the database is kept (.data)
  --organization ID     organization of the Shopper APIs (f_ecom_sbox_001)
  --client-id ID        SLAS client
  --client-secret TEXT  secret of the SLAS client (drawn at the first start, in secrets.json of the data)
  --scopes A,B          what that client may do (every scope of the Shopper APIs)
  --public-url URL      base of the links in answers (http://localhost:PORT)
  --allowed-origins A,B host names whose pages may call from a browser (*)
  --admin-hosts A,B     further names under which dashboard and admin API answer
  --admin-token TEXT    token with which other machines use dashboard and admin API
  --archive PATH        site archive of the shop, a folder or zip file; several overlay each other. A data folder that
                        holds others needs --replace
  --default-archive PATH  site archive of an empty database when --archive names none
  --services DIR        reviews and social posts (see the package's README)
  --plugins DIR         plug-in with custom APIs, site controllers or services of your own; may be given several times
  --without A,B         companies that the package does not simulate, such as reviews,maps
  --archive-limit MB    most that archives may unpack to (2048), one file half of it
  --image-cache-limit MB  most that scaled pictures take on disk (512)
  --shop-url URL        storefront that mails link to (http://localhost:3000)
  --shop-origins A,B    further storefronts to which codes and notifications are sent; http://localhost:* is every port
  --shop-hmac-key TEXT    key that signs calls to the storefront (drawn at the first start)
  --order-clock SECONDS  time after which an order moves to its next stage (0: never)
  --login-limit N       wrong passwords, wrong codes and mails of an account in 15 minutes, 0 for any number (10, 10, 5)
  --purchase-limit N    most units of a product in a basket where the archive sets no limit (none)`

/** The help, with the settings of the plug-ins. */
const usageWith = (plugins: readonly PluginSettings[]): string =>
  [
    usage,
    ...plugins
      .flatMap(({named}) => named)
      .map(({flag, placeholder = 'TEXT', description, fallback, secret}) => {
        const preset = secret ? 'drawn at the first start' : fallback
        const head = `--${flag} ${placeholder}`.padEnd(20)
        return `  ${head}  ${description}${preset === undefined ? '' : ` (${preset})`}`
      }),
  ].join('\n')

/**
 * Settings of the plug-ins that a command runs: the simulated companies, and those of `--plugins`, which are loaded here.
 * Throws `PluginError`.
 */
async function settingsOfPlugins(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<readonly PluginSettings[]> {
  // Commands on data alone work although a plug-in cannot be loaded.
  if (args.some((one) => one === 'import' || one === 'reset')) return companySettings
  const {values} = parseArgs({
    args: [...args],
    strict: false,
    options: {plugins: {type: 'string', multiple: true}},
  })
  const given = (values.plugins ?? []).filter((one) => typeof one === 'string').join(',')
  const {plugins} = readConfig(
    {plugins: given || undefined},
    {SANDBOX_PLUGINS: env['SANDBOX_PLUGINS']},
  )
  const loaded = await Promise.all(plugins.map(loadPlugin))
  return [...companySettings, ...loaded.flatMap(({plugin}) => plugin.settings ?? [])]
}

/** How long a server may take to start over, and how often that is checked (ms). */
const RESET_TIME = 300_000
const RESET_POLL = 100

/** Flags whose values are combined when they are repeated. */
const COMBINED: readonly string[] = ['archive', 'plugins', 'without']

/** Number of operands of the commands that have any. */
const MOST_OPERANDS: Readonly<Record<string, number>> = {import: Infinity, doctor: 1}

/**
 * Runs a command of the sandbox. Resolves to the exit code, or to undefined while the server runs.
 * Every failure that a user can mend is one line on standard error.
 */
export async function runCommand(
  args: string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<number | undefined> {
  let dataDir: string | undefined
  try {
    assertNode(process.versions.node)
    if (args[0] === 'verify') {
      // The suite is loaded only for the verify command.
      const {verifyCommand} = await import('./contract/verify-command')
      return await verifyCommand(args.slice(1), {env})
    }
    const plugins = await settingsOfPlugins(args, env)
    const {command, operands, replace, report, help, flags} = readArguments(args, plugins)
    if (help) {
      console.log(usageWith(plugins))
      return 0
    }
    const config = readConfig(flags, env, plugins)
    dataDir = config.dataDir
    switch (command) {
      case 'serve':
        return await serve(config, {replace})
      case 'import':
        return await importCommand(config, operands, {replace, report})
      case 'reset':
        return await resetCommand(config)
      case 'doctor': {
        const {doctorCommand} = await import('./doctor/doctor-command')
        return await doctorCommand(withStoredSecrets(config), operands[0] ?? '.', env)
      }
      default:
        throw new UsageError(`Unknown command '${command}'.\n${usage}`)
    }
  } catch (error) {
    console.error(explainFailure(error, dataDir))
    return 1
  }
}

/** Throws when this version of Node cannot run the sandbox. */
export function assertNode(version: string): void {
  const major = Number(version.split('.')[0])
  if (major < 20 || major > 26) {
    throw new ConfigError(`Node ${version} cannot run the sandbox, use Node 20, 22, 24 or 26.`)
  }
}

function readArguments(args: string[], plugins: readonly PluginSettings[]) {
  const ofPlugins = plugins.flatMap(({named}) => named).map(({flag}) => flag)
  const options: Record<string, {type: 'string'; multiple: true}> = Object.fromEntries(
    [...configFlags, ...ofPlugins].map((flag) => [flag, {type: 'string', multiple: true}]),
  )
  try {
    const {values, positionals} = parseArgs({
      args,
      allowPositionals: true,
      options: {
        ...options,
        replace: {type: 'boolean'},
        report: {type: 'boolean'},
        help: {type: 'boolean', short: 'h'},
      },
    })
    const [command = 'serve', ...operands] = positionals
    if (operands.length > (MOST_OPERANDS[command] ?? 0)) {
      throw new UsageError(`Too many arguments.\n${usage}`)
    }
    const flags: Record<string, string> = {}
    for (const [name, value] of Object.entries(values)) {
      if (!Array.isArray(value)) continue
      const texts = value.map(String)
      // Repeated archives and plug-ins are combined; of other flags the last value applies.
      flags[name] = COMBINED.includes(name) ? texts.join(',') : (texts.at(-1) ?? '')
    }
    return {
      command,
      operands,
      replace: values['replace'] === true,
      report: values['report'] === true,
      help: values['help'] === true,
      flags,
    }
  } catch (error) {
    if (error instanceof UsageError) throw error
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  }
}

async function importCommand(
  config: SandboxConfig,
  locations: readonly string[],
  {replace, report}: {replace: boolean; report: boolean},
): Promise<number> {
  if (locations.length === 0 && !report) {
    throw new UsageError('Say which archive to import: commerce-sandbox import ARCHIVE')
  }
  const db = openDatabase(config.dataDir)
  try {
    const paths = locations.map((location) => path.resolve(location))
    const notes =
      paths.length === 0
        ? readImportNotes(db)
        : (
            await importArchive(db, paths, {
              mode: replace ? 'replace' : 'merge',
              onProgress: printProgress,
              state: stateAfterImport(db),
              limits: config.unpackLimits,
            })
          ).notes()
    reportLines(notes, {whole: report}).forEach((line) => console.log(line))
    if (paths.length > 0) prepareSearch(db, new SiteRegistry(db).all())
    return 0
  } finally {
    db.close()
  }
}

/** Empties the data folder; a server that runs on it does that itself, and imports its archives again. */
async function resetCommand(config: SandboxConfig): Promise<number> {
  const {dataDir, adminToken} = config
  const unlock = lockData(dataDir)
  if (unlock) {
    removeData(dataDir)
    unlock()
    console.log(`Removed the database in ${dataDir}. The next start imports the archive again.`)
    return 0
  }
  const server = runningServer(dataDir)
  if (!server) {
    throw new UsageError(`A sandbox runs on ${dataDir}: stop it before you reset it.`)
  }
  const {status, detail} = await requestReset(server.url, adminToken)
  if (status !== 202) throw new UsageError(`The sandbox at ${server.url} refuses: ${detail}`)
  console.log(`The sandbox at ${server.url} starts over ...`)
  const deadline = Date.now() + RESET_TIME
  while ((runningServer(dataDir)?.startedAt ?? server.startedAt) === server.startedAt) {
    if (Date.now() > deadline) {
      throw new UsageError(`The sandbox at ${server.url} has not started again: see its output.`)
    }
    await setTimeout(RESET_POLL)
  }
  console.log(`Removed the database in ${dataDir} and imported the archive again.`)
  return 0
}
