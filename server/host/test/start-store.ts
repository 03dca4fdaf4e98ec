import {spawn, type ChildProcess} from 'node:child_process'
import {once} from 'node:events'
import net from 'node:net'
import path from 'node:path'
import {setTimeout as sleep} from 'node:timers/promises'
import {freePort} from '../../../scripts/lib/free-port'
import {isInstalled} from '../../../scripts/lib/servers.cjs'

/** A store of several hosts, with the tests' power over it. */
export interface RunningStore {
  readonly url: string
  readonly port: number
  /** Ends it without a word, as a crash does; its contents are lost. */
  kill: () => Promise<void>
  /** Starts it again at the same port, empty. */
  restart: (...options: string[]) => Promise<void>
  /** Stops it from answering while its connections stay open; `false` lets it go on. */
  hang: (hangs: boolean) => void
  close: () => Promise<void>
}

async function untilListening(port: number): Promise<void> {
  for (let round = 0; round < 500; round += 1) {
    const socket = net.connect(port, '127.0.0.1')
    const open = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false)
    socket.destroy()
    if (open) return
    await sleep(10)
  }
  throw new Error('The store did not start.')
}

const LOADER = path.resolve(__dirname, '../../../node_modules/tsx/dist/loader.mjs')
const OPTIONS = ['--save', '', '--appendonly', 'no', '--bind', '127.0.0.1', '--daemonize', 'no']

/** The real server; on a machine without it the small one of these tests. */
const PROGRAM: readonly [string, ...string[]] = isInstalled('redis-server')
  ? ['redis-server']
  : [process.execPath, '--import', LOADER, path.join(__dirname, 'small-store.ts')]

async function startProgram(port: number, options: readonly string[]): Promise<ChildProcess> {
  const [program, ...args] = PROGRAM
  const all = [...args, '--port', String(port), ...OPTIONS, ...options]
  const child = spawn(program, all, {stdio: 'ignore'})
  await untilListening(port)
  return child
}

/** Starts a store without files. @param options such as `--maxmemory`, `1mb` */
export async function startStore(...options: string[]): Promise<RunningStore> {
  const port = await freePort()
  let child = await startProgram(port, options)
  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  return {
    url: `redis://127.0.0.1:${port}/0`,
    port,
    kill,
    restart: async (...others) => {
      await kill()
      child = await startProgram(port, others)
    },
    hang: (hangs) => void child.kill(hangs ? 'SIGSTOP' : 'SIGCONT'),
    close: kill,
  }
}
