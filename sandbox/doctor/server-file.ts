import fs from 'node:fs'
import path from 'node:path'

/** The settings of a project's `app/ssr.js`; undefined where they are absent or calculated. */
export interface ServerFile {
  /** Path below the project. */
  readonly file: string
  readonly usesPrivateClient?: boolean
  readonly slasTarget?: Setting
  /** Origin to which the hybrid proxy leads, while it is enabled. */
  readonly hybridOrigin?: string
  /** Sources of `img-src`; undefined for a file without a content security policy. */
  readonly imageSources?: Sources
}

/** A setting with its value; undefined when the file calculates it. */
export interface Setting {
  readonly value: string | undefined
}

export interface Sources {
  readonly values: readonly string[]
  /** False when the file calculates some of them. */
  readonly complete: boolean
}

/** Files of a project that extend the template come first. */
const SERVER_FILES = ['overrides/app/ssr.js', 'app/ssr.js', 'overrides/app/ssr.ts', 'app/ssr.ts']
const APP_CONFIG_FILES = ['overrides/app', 'app'].flatMap((folder) =>
  ['jsx', 'tsx', 'js'].map((extension) => `${folder}/components/_app-config/index.${extension}`),
)

const TEXT = `'([^'\\\\\\n]*)'|"([^"\\\\\\n]*)"`

/** Reads the settings in `app/ssr.js` without running it; null in a project without such a file. */
export function readServerFile(folder: string): ServerFile | null {
  const source = readFirst(folder, SERVER_FILES)
  if (!source) return null
  const {file, text} = source
  const hybrid = /\bhybridProxy\s*:\s*\{\s*enabled\s*:\s*true\b/.test(text)
  return {
    file,
    usesPrivateClient: flagOf(text, /\buseSLASPrivateClient\s*:\s*(true|false)\b/),
    slasTarget: settingOf(text, 'slasTarget'),
    hybridOrigin: hybrid ? settingOf(text, 'sfccOrigin')?.value : undefined,
    imageSources: imageSourcesOf(text),
  }
}

/** Reads `enablePWAKitPrivateClient` of the project's `_app-config`; null where it is absent or calculated. */
export function readClientSwitch(folder: string): {file: string; enabled: boolean} | null {
  const source = readFirst(folder, APP_CONFIG_FILES)
  const enabled =
    source && flagOf(source.text, /\benablePWAKitPrivateClient\s*=\s*\{\s*(true|false)\s*\}/)
  return source && enabled !== undefined && enabled !== null ? {file: source.file, enabled} : null
}

function readFirst(folder: string, files: readonly string[]): {file: string; text: string} | null {
  const file = files.find((name) => fs.existsSync(path.join(folder, name)))
  if (file === undefined) return null
  return {file, text: withoutComments(fs.readFileSync(path.join(folder, file), 'utf8'))}
}

/** Removes comments; `//` in a text is not one. */
const withoutComments = (text: string): string =>
  text.replace(
    /('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)|\/\/[^\n]*|\/\*[\s\S]*?\*\//g,
    (_match, literal: string | undefined) => literal ?? '',
  )

function flagOf(text: string, pattern: RegExp): boolean | undefined {
  const found = pattern.exec(text)?.[1]
  return found === undefined ? undefined : found === 'true'
}

function settingOf(text: string, name: string): Setting | undefined {
  if (!new RegExp(`\\b${name}\\s*:`).test(text)) return undefined
  const [, single, double] = new RegExp(`\\b${name}\\s*:\\s*(?:${TEXT})\\s*[,}]`).exec(text) ?? []
  return {value: single ?? double}
}

function imageSourcesOf(text: string): Sources | undefined {
  if (!/contentSecurityPolicy|content-security-policy|defaultPwaKitSecurityHeaders/i.test(text)) {
    return undefined
  }
  if (!/\bimg-?src\b/i.test(text)) return {values: [], complete: true}
  const list = /\bimg-?src['"]?\s*:\s*\[([^\]]*)\]/i.exec(text)?.[1]
  if (list === undefined) return {values: [], complete: false}
  const pattern = new RegExp(TEXT, 'g')
  const values = [...list.matchAll(pattern)].map(([, single, double]) => single ?? double ?? '')
  return {values, complete: list.replace(pattern, '').replace(/[\s,]/g, '') === ''}
}
