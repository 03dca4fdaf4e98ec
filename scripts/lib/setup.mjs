/**
 * Shared code of start, dev and test. Plain Node without packages: it runs before packages are installed.
 */
import {execFileSync, spawn} from 'node:child_process'
import {createHash} from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import chromium from './chromium.cjs'
import generatedFiles from './generated.cjs'
import servers from './servers.cjs'

const {HEADLESS_SHELL, hasTestBrowser, hasWholeBrowser, testBrowser} = chromium

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const cacheFolder = path.join(root, '.cache')

/** Milliseconds for all programs to stop: the storefront gives its running requests ten seconds. */
const STOP_LIMIT_MS = 14_000

const OLDEST_NODE = 20
const NEWEST_NODE = 26

/** Folders and files from which a production build is made. */
const BUILD_INPUTS = [
  'app',
  'common',
  'config',
  'overrides',
  'translations',
  'worker',
  'server/app',
  'scripts/build.ts',
  'scripts/generate.ts',
  'scripts/translations',
  'scripts/lib/commerce-operations.ts',
  'scripts/lib/script-hashes.ts',
  'scripts/webpack',
  'babel.config.js',
  'webpack.config.js',
  'package-lock.json',
]
/** Files that the build itself writes. */
const GENERATED = ['app/generated', 'app/static/translations', 'server/app/map/.stamp'].map(
  path.normalize,
)

export function fail(message) {
  console.error(message)
  process.exit(1)
}

export function checkNode() {
  const major = Number(process.versions.node.split('.')[0])
  if (major < OLDEST_NODE || major > NEWEST_NODE) {
    fail(
      `Node ${process.versions.node} does not fit: install Node ${OLDEST_NODE} to ${NEWEST_NODE} (24 is best).`,
    )
  }
}

/** Variables of the storefront, after `install()`; an invalid one ends the program with a message that names it. */
export async function readEnvironment() {
  const {tsImport} = await import('tsx/esm/api')
  const {parseHostVariables} = await tsImport('../../config/environment.ts', import.meta.url)
  try {
    return parseHostVariables(process.env)
  } catch (error) {
    return fail(error.message)
  }
}

/** Environment of programs that end with their parent. */
export function childEnvironment(env = {}) {
  const preload = `--import=${new URL('end-with-parent.mjs', import.meta.url).href}`
  const options = [process.env.NODE_OPTIONS, preload].filter(Boolean).join(' ')
  return {...process.env, ...env, NODE_OPTIONS: options}
}

/**
 * Runs a step with its output shown; a failing step ends the program. It does not block, so that the
 * program can be stopped meanwhile.
 */
export async function step(title, command, args, env = {}) {
  console.log(`\n› ${title}`)
  const child = spawn(command, args, {cwd: root, stdio: 'inherit', env: childEnvironment(env)})
  const status = await new Promise((resolve) => {
    child.once('error', (error) => fail(`${title} could not be started: ${error.message}`))
    child.once('exit', resolve)
  })
  if (status !== 0) fail(`${title} failed.`)
}

const stampFile = (name) => path.join(cacheFolder, `${name}.stamp`)
const readStamp = (name) =>
  fs.existsSync(stampFile(name)) ? fs.readFileSync(stampFile(name), 'utf8') : ''

function writeStamp(name, value) {
  fs.mkdirSync(cacheFolder, {recursive: true})
  fs.writeFileSync(stampFile(name), value)
}

const readJson = (file) => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : null)

/** True when the installed packages match the lock file; packages of other platforms may be absent. */
function installed() {
  const locked = readJson(path.join(root, 'package-lock.json'))?.packages ?? {}
  const present = readJson(path.join(root, 'node_modules/.package-lock.json'))?.packages
  if (!present) return false
  return Object.entries(locked).every(([name, {version, link, optional, peer}]) => {
    // Workspaces are folders of this repository: they need no installation.
    if (!name.startsWith('node_modules/') || link) return true
    return present[name] ? present[name].version === version : Boolean(optional || peer)
  })
}

/** Installs packages when there are none, or when they differ from the lock file. */
export async function install() {
  if (installed()) return
  await step('Installing packages (once, about a minute)', 'npm', [
    'ci',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ])
}

function* filesBelow(name) {
  const full = path.join(root, name)
  if (!fs.existsSync(full) || GENERATED.some((generated) => name.startsWith(generated))) return
  if (fs.statSync(full).isFile()) return yield name
  for (const entry of fs.readdirSync(full).sort()) yield* filesBelow(path.join(name, entry))
}

/** Hash of the content of all input files of the build. */
function buildInputs() {
  const hash = createHash('sha256')
  for (const input of BUILD_INPUTS) {
    for (const file of filesBelow(input))
      hash.update(file).update(fs.readFileSync(path.join(root, file)))
  }
  return hash.digest('hex')
}

/** Builds the storefront unless the existing build was made from the same files. */
export async function build() {
  await generatedFiles.ensureGenerated('map')
  const inputs = buildInputs()
  if (fs.existsSync(path.join(root, 'build/bundle-id')) && readStamp('build') === inputs) return
  await step('Building the storefront (about two minutes)', bin('tsx'), ['scripts/build.ts'])
  writeStamp('build', inputs)
}

export const bin = (name) => path.join(root, 'node_modules/.bin', name)

/** Starts a long-running program that ends with this one; calls `onExit` when it ends by itself. */
export function service(name, command, args, env, onExit) {
  const child = spawn(command, args, {cwd: root, stdio: 'inherit', env: childEnvironment(env)})
  child.on('exit', (code) => onExit(name, code))
  return child
}

/**
 * Programs that stop together: on SIGINT and SIGTERM, when one ends by itself, and when npm, which
 * started this program, is gone.
 */
export class Services {
  children = []
  stopping = false

  constructor() {
    process.on('SIGINT', () => this.stop(0))
    process.on('SIGTERM', () => this.stop(0))
  }

  /** Starts a program; see `service`. */
  start(name, command, args, env) {
    const ended = (_name, code) => {
      if (this.stopping) return
      if (code !== 0) console.error(`The ${name} ended (${code ?? 'killed'}); stopping.`)
      this.stop(code ?? 1)
    }
    this.children.push(service(name, command, args, env, ended))
  }

  /** Ends all programs, then this one with `code`. */
  stop(code) {
    if (this.stopping) return
    this.stopping = true
    setTimeout(() => process.exit(code), STOP_LIMIT_MS).unref()
    void this.stopChildren().then(() => process.exit(code))
  }

  /** The last started program stops first: the storefront still needs the sandbox for its last answers. */
  async stopChildren() {
    for (const child of this.children.toReversed()) {
      const ended =
        child.exitCode ?? child.signalCode ?? new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    }
  }
}

/** Resolves once `GET url` answers 200, rejects after `seconds`. */
export async function waitFor(url, seconds) {
  const until = performance.now() + seconds * 1000
  while (performance.now() < until) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
  throw new Error(`${url} did not answer within ${seconds} s.`)
}

/** Runlevel 1: a package does not start its service. */
const APT = {DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1'}
const canInstall = () => process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get')

const INSTALL = ['install', '-y', '-qq', '--no-install-recommends']

/** Installs the browsers of the browser tests that are missing. */
export async function installChromium() {
  await installTestBrowser()
  // Without the whole browser the tests of notifications fail, and nothing else does.
  if (!hasWholeBrowser() && canInstall() && output('apt-get', ['update', '-qq']) !== null)
    output('apt-get', [...INSTALL, 'chromium'])
}

/** A machine that cannot install the fast browser uses another Chromium. */
async function installTestBrowser() {
  if (hasTestBrowser()) return
  if (!canInstall()) {
    if (testBrowser()) return
    fail(
      'The browser tests need Chromium: install it, or set CHROMIUM_PATH to a Chrome or Chromium.',
    )
  }
  await step('Updating package lists', 'apt-get', ['update', '-qq'], APT)
  const known = output('apt-cache', ['show', HEADLESS_SHELL])
  const browser = known ? HEADLESS_SHELL : 'chromium'
  await step('Installing Chromium', 'apt-get', [...INSTALL, 'fonts-noto-cjk', browser], APT)
}

/** Installs the servers that tests start, where it can; jest says what is left out without them. */
export const installServers = () => installMissing(servers.missingServers())

/**
 * Installs the programs of the trials of `deploy/`, where it can.
 * @returns one sentence about those that are missing still; undefined when there are all
 */
export async function installTrialPrograms() {
  await installMissing(servers.missingTrialPrograms())
  const missing = servers.missingTrialPrograms()
  if (missing.length === 0) return undefined
  const names = missing.map(({program}) => program).join(', ')
  const packages = missing.flatMap((one) => one.packages).join(' ')
  return `The trials of deploy/ need ${names}: apt-get install ${packages}, as root on Debian`
}

async function installMissing(missing) {
  if (missing.length === 0 || !canInstall()) return
  const packages = missing.flatMap((one) => one.packages)
  await step('Updating package lists', 'apt-get', ['update', '-qq'], APT)
  await step(`Installing ${packages.join(', ')}`, 'apt-get', [...INSTALL, ...packages], APT)
}

/** Program output as text, or null when it fails. */
export function output(command, args) {
  try {
    return execFileSync(command, args, {cwd: root, encoding: 'utf8'})
  } catch {
    return null
  }
}
