import {spawn, type ChildProcess} from 'node:child_process'
import net from 'node:net'
import {descendants, isAlive} from './processes'

/** How often something is looked at that a test waits for, milliseconds. */
const POLL_MS = 200

/** Repeats `look` until it yields a value. Rejects after `seconds`, naming what was awaited. */
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

/** True when nothing answers on the port. */
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
  /** Everything that it printed. */
  output = ''
  private readonly child: ChildProcess
  /** Processes that were seen below this one. */
  private readonly started = new Set<number>()

  constructor(
    cwd: string,
    args: readonly string[],
    env: Readonly<Record<string, string>> = {},
    command = 'npm',
  ) {
    // `NODE_ENV=test` is jest's own; the commands run as in a shell.
    const {NODE_ENV: _, ...outer} = process.env
    this.child = spawn(command, [...args], {cwd, env: {...outer, ...env}})
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.on('data', (chunk: Buffer) => (this.output += chunk.toString()))
  }

  get pid(): number {
    return this.child.pid ?? 0
  }

  /** Exit code; null for a program that a signal ended. Rejects when it goes on for `seconds`. */
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

  /** Kills what is left of this program, so that a failed test leaves nothing behind. */
  endAll(): void {
    for (const {pid} of descendants(this.pid)) this.started.add(pid)
    this.child.kill('SIGKILL')
    for (const pid of this.started) if (isAlive(pid)) process.kill(pid, 'SIGKILL')
  }
}
