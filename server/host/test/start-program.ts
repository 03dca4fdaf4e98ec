import {spawn, type ChildProcess} from 'node:child_process'
import fs from 'node:fs'
import net, {type AddressInfo} from 'node:net'
import os from 'node:os'
import path from 'node:path'

const repository = path.resolve(__dirname, '../../..')
/** Time limit of a start: on an otherwise idle machine a program starts within seconds. */
const TIMEOUT_MS = 60_000

export interface RunningProgram {
  port: number
  child: ChildProcess
  /** Resolves to the exit code. */
  ended: Promise<number | null>
  /** Ends a program that still runs, and removes the files. */
  close: () => void
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = net.createServer().listen(0, () => {
      const {port} = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

function makeFolder(bundle: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'program-'))
  fs.mkdirSync(path.join(folder, 'build'))
  fs.mkdirSync(path.join(folder, 'config'))
  fs.writeFileSync(path.join(folder, 'build/ssr.js'), bundle)
  fs.writeFileSync(path.join(folder, 'build/bundle-id'), 'abc')
  for (const config of ['config/default.js', 'config/proxies.js'])
    fs.copyFileSync(path.join(repository, config), path.join(folder, config))
  return folder
}

/** Starts the host as it is run, around the text of a bundle, and waits until it answers. */
export async function startProgram(
  bundle: string,
  env: Readonly<Record<string, string>>,
): Promise<RunningProgram> {
  const folder = makeFolder(bundle)
  const port = await freePort()
  const loader = path.join(repository, 'node_modules/tsx/dist/loader.mjs')
  const child = spawn(
    process.execPath,
    ['--import', loader, path.join(repository, 'server/host/main.ts')],
    {
      cwd: folder,
      env: {...process.env, PORT: String(port), LOG_LEVEL: 'error', WARM_UP_MS: '0', ...env},
    },
  )
  let output = ''
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  child.stderr.on('data', (chunk) => (output += String(chunk)))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const close = (): void => {
    if (child.exitCode === null) child.kill('SIGKILL')
    fs.rmSync(folder, {recursive: true, force: true})
  }
  for (const end = performance.now() + TIMEOUT_MS; !output.includes('Storefront:');) {
    if (performance.now() > end) {
      close()
      throw new Error(`The program did not start:\n${output}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {port, child, ended, close}
}
