import {randomBytes} from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import {secretNames, type SandboxConfig, type SecretName} from './config'

type Secrets = Readonly<Partial<Record<SecretName, string>>>

/** File of the secrets that a sandbox drew, in its data folder. */
export const secretsFile = (dataDir: string): string => path.join(dataDir, 'secrets.json')

/** The secrets of a data folder; none when no server has run there. */
function readSecrets(dataDir: string): Secrets {
  const file = secretsFile(dataDir)
  if (!fs.existsSync(file)) return {}
  const stored = JSON.parse(fs.readFileSync(file, 'utf8')) as Secrets
  return Object.fromEntries(
    secretNames.flatMap((name) => (stored[name] ? [[name, stored[name]]] : [])),
  )
}

function onlyUnset({unsetSecrets}: SandboxConfig, secrets: Secrets): Secrets {
  return Object.fromEntries(
    Object.entries(secrets).filter(([name]) => unsetSecrets.includes(name as SecretName)),
  )
}

/** The configuration with the secrets that a server of this data folder has drawn. */
export function withStoredSecrets(config: SandboxConfig): SandboxConfig {
  return {...config, ...onlyUnset(config, readSecrets(config.dataDir))}
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
