import {randomBytes} from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import {secretNames, type SandboxConfig} from './config'

type Secrets = Readonly<Record<string, string>>

/** File of the secrets that a sandbox drew, in its data folder. */
export const secretsFile = (dataDir: string): string => path.join(dataDir, 'secrets.json')

/** The secrets of a data folder; none when no server has run there. */
function readSecrets(dataDir: string): Secrets {
  const file = secretsFile(dataDir)
  if (!fs.existsSync(file)) return {}
  const stored = JSON.parse(fs.readFileSync(file, 'utf8')) as Secrets
  return Object.fromEntries(Object.entries(stored).filter(([, secret]) => secret))
}

/** The configuration with the secrets that a server of this data folder has drawn. */
export function withStoredSecrets(config: SandboxConfig): SandboxConfig {
  const stored = readSecrets(config.dataDir)
  const unset = config.unsetSecrets.flatMap((name): [string, string][] => {
    const secret = stored[name]
    return secret === undefined ? [] : [[name, secret]]
  })
  const isOwn = ([name]: [string, string]) => secretNames.some((own) => own === name)
  return {
    ...config,
    ...Object.fromEntries(unset.filter(isOwn)),
    settings: {...config.settings, ...Object.fromEntries(unset.filter((one) => !isOwn(one)))},
  }
}

/**
 * The configuration of a server: secrets that are not set are drawn at the first start and kept in the data folder, for
 * this user alone. Throws an error of the system when they cannot be stored.
 */
export function drawSecrets(config: SandboxConfig): SandboxConfig {
  const {dataDir, unsetSecrets} = config
  const known = readSecrets(dataDir)
  const missing = unsetSecrets.filter((name) => known[name] === undefined)
  if (missing.length > 0) {
    const drawn = Object.fromEntries(
      missing.map((name) => [name, randomBytes(24).toString('base64url')]),
    )
    fs.mkdirSync(dataDir, {recursive: true})
    const file = secretsFile(dataDir)
    const draft = `${file}.new`
    fs.writeFileSync(draft, `${JSON.stringify({...known, ...drawn}, null, 2)}\n`, {mode: 0o600})
    fs.chmodSync(draft, 0o600)
    fs.renameSync(draft, file)
  }
  return withStoredSecrets(config)
}
