import fs from 'node:fs'
import path from 'node:path'
import type {SandboxConfig} from './config'

/** File in the data folder that says where the server on it listens. */
const fileOf = (dataDir: string): string => path.join(dataDir, 'server.json')

/** Addresses that mean every interface: on this machine such a server is reached by loopback. */
const EVERY_INTERFACE: Readonly<Record<string, string>> = {'0.0.0.0': '127.0.0.1', '::': '[::1]'}

export interface RunningServer {
  readonly url: string
  /** Milliseconds since 1970: it differs after a reset. */
  readonly startedAt: number
}

/** Notes where the server of a data folder listens. */
export function noteServer({dataDir, host, port}: SandboxConfig): void {
  const name = EVERY_INTERFACE[host] ?? (host.includes(':') ? `[${host}]` : host)
  const server: RunningServer = {url: `http://${name}:${port}`, startedAt: Date.now()}
  fs.writeFileSync(fileOf(dataDir), JSON.stringify(server), {mode: 0o600})
}

export function forgetServer(dataDir: string): void {
  fs.rmSync(fileOf(dataDir), {force: true})
}

/** The server that runs on a data folder; undefined when none has noted one. */
export function runningServer(dataDir: string): RunningServer | undefined {
  try {
    return JSON.parse(fs.readFileSync(fileOf(dataDir), 'utf8')) as RunningServer
  } catch {
    return undefined
  }
}
