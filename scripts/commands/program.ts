import {spawn, type ChildProcess} from 'node:child_process'
import net from 'node:net'
import {descendants, isAlive} from './processes'

/** Interval in milliseconds between checks of a condition that a test waits for. */
const POLL_MS = 200

/** Repeats `look` until it returns a value. Rejects after `seconds`, naming the awaited condition. */
export async function until<T>(
  what: string,
  seconds: number,
  look: () => Promise<T | null | undefined | false>,
): Promise<T> {
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    const found = await look().catch(() => null)
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  throw new Error(`Waited ${seconds} s in vain for: ${what}`)
}

/** True when no server answers on the port. */
export function isSilent(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, 'localhost')
    socket.once('connect', () => {
      socket.destroy()
      resolve(false)
    })
    socket.once('error', () => resolve(true))
  })
}

/** A command of the README, run through npm as a user runs it. */
export class Program {
  /** All of its output. */
  output = ''
  private readonly child: ChildProcess
  /** Descendant processes that were seen. */
  private readonly started = new Set<number>()

  constructor(
    cwd: string,
    args: readonly string[],
    env: Readonly<Record<string, string>> = {},
    command = 'npm',
  ) {
    // jest sets `NODE_ENV=test`; the commands run as in a shell.
    const {NODE_ENV: _, ...outer} = process.env
    this.child = spawn(command, [...args], {cwd, env: {...outer, ...env}})
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.on('data', (chunk: Buffer) => (this.output += chunk.toString()))
  }

  get pid(): number {
    return this.child.pid ?? 0
  }

  /** Exit code; null for a program that a signal ended. Rejects when it runs longer than `seconds`. */
  async ended(seconds: number): Promise<number | null> {
    const {child} = this
    await until(`the end of a program that printed ${this.output}`, seconds, () =>
      Promise.resolve(child.exitCode !== null || child.signalCode !== null),
    )
    return child.exitCode
  }

  /** Resolves once the output matches. Rejects at once when the program ends before. */
  async printed(pattern: RegExp, seconds: number): Promise<void> {
    const {child} = this
    await until(`${String(pattern)} in ${this.output}`, seconds, () =>
      Promise.resolve(pattern.test(this.output) || child.exitCode !== null),
    )
    if (!pattern.test(this.output)) throw new Error(`The program ended:\n${this.output}`)
  }

  /** Sends SIGTERM to this process alone, as `kill` in a shell does. */
  terminate(): void {
    for (const {pid} of descendants(this.pid)) this.started.add(pid)
    this.child.kill('SIGTERM')
  }

  /** Kills the remaining processes of this program, so that a failed test leaves none behind. */
  endAll(): void {
    for (const {pid} of descendants(this.pid)) this.started.add(pid)
    this.child.kill('SIGKILL')
    for (const pid of this.started) if (isAlive(pid)) process.kill(pid, 'SIGKILL')
  }
}
