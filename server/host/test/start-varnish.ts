import {spawn} from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {freePort} from '../../../scripts/lib/free-port'

const FOLDER = path.resolve(__dirname, '../../../deploy/varnish')
/** Time limit of a start, milliseconds: Varnish compiles its configuration with a C compiler. */
const TIMEOUT_MS = 60_000
export const EDGE_TOKEN = 'a-token-for-the-edge'

export interface RunningVarnish {
  base: string
  port: number
  /** Id of the process that owns the others. */
  pid: number
  close: () => Promise<void>
}

/** `hosts.vcl` for hosts on this machine. */
export function hostsVcl(ports: readonly number[]): string {
  const example = fs.readFileSync(path.join(FOLDER, 'hosts.vcl'), 'utf8')
  const backend = /^backend host_1 .*$/m.exec(example)?.[0] ?? ''
  const add = '  hosts.add_backend(host_1);'
  const each = (line: string) =>
    ports
      .map((port, index) => line.replace('host_1', `host_${index + 1}`).replace('3000', `${port}`))
      .join('\n')
  return example.replace(backend, each(backend)).replace(add, each(add))
}

/** Starts Varnish with the shop's configuration before hosts on these ports, and waits until it answers. */
export async function startVarnish(
  ports: readonly number[],
  {port: given, options = []}: {port?: number; options?: readonly string[]} = {},
): Promise<RunningVarnish> {
  const port = given ?? (await freePort())
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'varnish-'))
  fs.writeFileSync(path.join(folder, 'hosts.vcl'), hostsVcl(ports))
  // oxfmt-ignore
  const args = [
    '-F', '-n', path.join(folder, 'work'), '-a', `127.0.0.1:${port}`, '-j', 'none',
    '-f', path.join(FOLDER, 'default.vcl'), '-s', 'malloc,256M',
    '-p', `vcl_path=${folder}`, '-p', 'http_gzip_support=off', ...options,
  ]
  const env = {...process.env, CDN_PURGE_TOKEN: EDGE_TOKEN}
  const child = spawn('varnishd', args, {env, stdio: ['ignore', 'pipe', 'pipe']})
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (output += String(chunk)))
  const ended = new Promise<void>((resolve, reject) => {
    child.once('exit', () => resolve()).once('error', reject)
  })
  const close = async (): Promise<void> => {
    child.kill('SIGTERM')
    await ended
    fs.rmSync(folder, {recursive: true, force: true})
  }
  const base = `http://127.0.0.1:${port}`
  for (const end = performance.now() + TIMEOUT_MS; ;) {
    if (
      await fetch(`${base}/`, {method: 'PURGE'}).then(
        ({status}) => status === 401,
        () => false,
      )
    )
      return {base, port, pid: child.pid ?? 0, close}
    if (child.exitCode !== null || performance.now() > end) {
      await close()
      throw new Error(`Varnish did not start:\n${output}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
