import {spawn, type ChildProcess} from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

const scripts = path.resolve(__dirname, '../../scripts')

/** A run of the sandbox, with its duration and memory. */
export interface Run {
  readonly seconds: number
  /** Maximum resident memory in megabytes; NaN where the system does not provide it. */
  readonly peakMemory: number
}

/** Starts `sandbox ...` as a separate process, with the flags of `npm run sandbox`. */
export function startSandbox(args: readonly string[]): ChildProcess {
  const file = path.join(scripts, 'sandbox.ts')
  return spawn(process.execPath, ['--max-semi-space-size=64', '--import', 'tsx', file, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** Writes an archive of that number of products into a new folder. */
export const generateArchive = (products: number, folder: string): Promise<Run> =>
  runSandbox(['generate', '--products', String(products), '--out', folder])

/** Runs a command of the sandbox to its end. Throws when it fails. */
export async function runSandbox(args: readonly string[]): Promise<Run> {
  const started = performance.now()
  const child = startSandbox(args)
  let peakMemory = NaN
  const poll = setInterval(() => {
    const now = readMemory(child, 'VmHWM')
    if (!Number.isNaN(now)) peakMemory = now
  }, 200)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })
  clearInterval(poll)
  if (code !== 0) throw new Error(`${name} ${args.join(' ')} ended with ${code}.`)
  return {seconds: (performance.now() - started) / 1000, peakMemory}
}

/** Memory of a process in megabytes, as reported by Linux. */
export function readMemory({pid}: Pick<ChildProcess, 'pid'>, field: 'VmHWM' | 'VmRSS'): number {
  try {
    const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024
  } catch {
    return NaN
  }
}

/** Resolves when the server answers; throws when it does not within a minute. */
export async function waitUntilReady(port: number): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const isReady = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ok}) => ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`Nothing answers on port ${port}.`)
}

/** Stops a server and waits until it has ended. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}
