import fs from 'node:fs'
import {createRequire} from 'node:module'
import path from 'node:path'
import {pathToFileURL} from 'node:url'
import {companies} from '../companies/companies'
import type {SandboxConfig} from '../config'
import {isPlugin, type Plugin} from './define-plugin'
import {inPlugin, messageOf, PluginError} from './plugin-error'

/** A plug-in with the file that it comes from. */
export interface LoadedPlugin {
  readonly plugin: Plugin
  /** File of its default export. */
  readonly file: string
  /** Folder to which its other paths are relative. */
  readonly folder: string
}

const ENTRIES = ['index.ts', 'index.mts', 'index.js', 'index.mjs', 'index.cjs']

/** The `main` of the folder's package.json, else its index file. Throws `PluginError` without one. */
function entryOf(folder: string): string {
  if (!fs.existsSync(folder)) throw new PluginError(`There is no plug-in folder ${folder}.`)
  const description = path.join(folder, 'package.json')
  if (fs.existsSync(description)) {
    const {main} = parsePackage(description)
    if (main !== undefined) return path.resolve(folder, main)
  }
  const entry = ENTRIES.find((name) => fs.existsSync(path.join(folder, name)))
  if (entry !== undefined) return path.join(folder, entry)
  throw new PluginError(
    `The plug-in folder ${folder} has no ${ENTRIES.join(', ')} and no package.json with main.`,
  )
}

function parsePackage(file: string): {main?: string} {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as {main?: string}
  } catch (error) {
    throw inPlugin(file, error)
  }
}

/** Lets Node read TypeScript where it does not do so by itself, with the `tsx` of the plug-in's project. */
async function readTypeScript(file: string): Promise<void> {
  const {typescript} = process.features as {typescript?: unknown}
  if (!isPackage() || Boolean(typescript) || !/\.m?ts$/.test(file)) return
  try {
    const tsx = createRequire(file).resolve('tsx/esm/api')
    const {register} = (await import(pathToFileURL(tsx).href)) as {register: () => void}
    register()
  } catch {
    throw new PluginError(
      `The plug-in ${file} is TypeScript: install tsx beside it, or compile it to JavaScript.`,
    )
  }
}

/** True for the bundle of the package; its source is run by programs that read TypeScript. */
const isPackage = (): boolean => __filename.endsWith('.cjs')

/** The exports of a CommonJS file or of a module. */
async function exportsOf(file: string): Promise<unknown> {
  if (isPackage()) return await import(pathToFileURL(file).href)
  // Beside the source, the plug-in shares the modules that are loaded already.
  return require(file)
}

/** The default export; that of a CommonJS file may be wrapped twice. */
function defaultOf(exported: unknown): unknown {
  let value = exported
  while (!isPlugin(value) && typeof value === 'object' && value !== null && 'default' in value) {
    value = value.default
  }
  return value
}

const hint = (error: unknown): string =>
  /Cannot find (module|package) '?commerce-sandbox/.test(messageOf(error))
    ? ' Install commerce-sandbox in the project of the plug-in.'
    : ''

/**
 * Loads a plug-in from its folder.
 * @throws PluginError with one sentence that names the file
 */
export async function loadPlugin(location: string): Promise<LoadedPlugin> {
  const folder = path.resolve(location)
  const file = entryOf(folder)
  await readTypeScript(file)
  let exported: unknown
  try {
    exported = await exportsOf(file)
  } catch (error) {
    const {message} = inPlugin(file, error)
    throw new PluginError(`${message.split('\n')[0]}${hint(error)}`, {cause: error})
  }
  const plugin = defaultOf(exported)
  if (isPlugin(plugin)) return {plugin, file, folder}
  throw new PluginError(
    `The default export of ${file} is not made with definePlugin of the commerce-sandbox that runs.`,
  )
}

/** The companies of the package without those of some names. Throws `PluginError` for a name that none has. */
function companiesWithout(names: readonly string[]): LoadedPlugin[] {
  const known = companies.map(({plugin}) => plugin.name)
  const unknown = names.find((name) => !known.includes(name))
  if (unknown === undefined) return companies.filter(({plugin}) => !names.includes(plugin.name))
  throw new PluginError(
    `There is no company '${unknown}' to leave out: expected of ${known.join(', ')}.`,
  )
}

/**
 * The companies of the package and the plug-ins of a configuration, in their order. Throws `PluginError`, also for two of
 * one name.
 */
export async function loadPlugins({
  plugins,
  without,
}: Pick<SandboxConfig, 'plugins' | 'without'>): Promise<readonly LoadedPlugin[]> {
  const loaded = companiesWithout(without)
  for (const location of plugins) {
    const one = await loadPlugin(location)
    const other = loaded.find(({plugin}) => plugin.name === one.plugin.name)
    if (other) {
      throw new PluginError(
        `The plug-ins ${other.file} and ${one.file} have the same name '${one.plugin.name}'.`,
      )
    }
    loaded.push(one)
  }
  return loaded
}

/** The payment provider of the plug-ins. Throws `PluginError` when two of them have one. */
export function paymentProviderOf(plugins: readonly LoadedPlugin[]): Plugin['paymentProvider'] {
  const [one, other] = plugins.filter(({plugin}) => plugin.paymentProvider)
  if (one && other) {
    const left = `leave one out, such as with --without ${one.plugin.name}`
    throw new PluginError(`${one.file} and ${other.file} are both the payment provider: ${left}.`)
  }
  return one?.plugin.paymentProvider
}
