import {spawn, type ChildProcess} from 'node:child_process'
import {freePort} from '../../scripts/lib/free-port'
import {expect} from './test'
import {SANDBOX} from './sandbox'

/** Milliseconds in which a process has to answer after its start. */
const START_TIMEOUT_MS = 90_000

/** The processes of a shop. */
export type Part = 'sandbox' | 'host'

/** A fault as the body of `POST /admin/faults` of the sandbox. */
export type FaultOrder = Readonly<Record<string, string | number>>

interface Settings {
  /** Data folder of a separate sandbox; without one the storefront uses the sandbox of all browser tests. */
  readonly data?: string
  /** Port of the sandbox; that of the separate or the shared sandbox by default. */
  readonly sandboxPort?: string
  readonly env?: NodeJS.ProcessEnv
}

/** A storefront of one process, and optionally a sandbox, that one test file starts for itself. */
export class OwnShop {
  /** Origin of the storefront. */
  readonly base: string
  readonly sandbox: string
  /** Output of the storefront. */
  log = ''
  private readonly children: Record<Part, ChildProcess[]> = {sandbox: [], host: []}

  private constructor(
    private readonly port: number,
    readonly sandboxPort: string,
    private readonly settings: Settings,
  ) {
    this.base = `http://localhost:${port}`
    this.sandbox = `http://localhost:${sandboxPort}`
  }

  /** Resolves once both answer. */
  static async start(settings: Settings = {}): Promise<OwnShop> {
    const shared = settings.sandboxPort ?? new URL(SANDBOX).port
    const sandboxPort = settings.data ? String(await freePort()) : shared
    const shop = new OwnShop(await freePort(), sandboxPort, settings)
    await shop.open()
    return shop
  }

  private async open(parts: readonly Part[] = ['sandbox', 'host']): Promise<void> {
    const {data} = this.settings
    if (data && parts.includes('sandbox')) {
      this.spawn('sandbox', 'scripts/sandbox.ts', {SANDBOX_DATA: data})
      await answers(`${this.sandbox}/healthz`)
    }
    if (!parts.includes('host')) return
    this.spawn('host', 'server/host/main.ts')
    await answers(`${this.base}/healthz`)
  }

  /** `kill -9` of processes that this test file started, and a new start with the same ports and data. */
  async killAndRestart(...parts: readonly Part[]): Promise<void> {
    const killed = parts.length > 0 ? parts : (['sandbox', 'host'] as const)
    await this.end('SIGKILL', killed)
    await this.open(killed)
  }

  private spawn(part: Part, script: string, env: NodeJS.ProcessEnv = {}): void {
    const child = spawn(process.execPath, ['--import', 'tsx', script], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(this.port),
        SANDBOX_PORT: this.sandboxPort,
        WEB_CONCURRENCY: '1',
        // A test begins with an empty page cache.
        WARM_UP_MS: '0',
        ...this.settings.env,
        ...env,
      },
    })
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (this.log += chunk.toString()))
    this.children[part].push(child)
  }

  /**
   * Makes matching calls of the sandbox fail until the fault is removed.
   * @throws Error (rejects) for a shop on the sandbox of all browser tests, which would fail with it
   */
  async orderFault(fault: FaultOrder): Promise<void> {
    if (!this.settings.data) throw new Error('A test with faults needs a sandbox of its own.')
    const answer = await fetch(`${this.sandbox}/admin/faults`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify(fault),
    })
    expect(answer.status).toBe(201)
  }

  async endFaults(): Promise<void> {
    await fetch(`${this.sandbox}/admin/faults`, {method: 'DELETE'})
  }

  /** Ends the processes and waits for their end. */
  async stop(): Promise<void> {
    await this.end('SIGTERM')
  }

  private async end(
    signal: 'SIGTERM' | 'SIGKILL',
    parts: readonly Part[] = ['sandbox', 'host'],
  ): Promise<void> {
    const alive = parts
      .flatMap((part) => this.children[part])
      .filter(({exitCode, signalCode}) => exitCode === null && signalCode === null)
    const ended = alive.map((child) => new Promise((resolve) => child.once('exit', resolve)))
    for (const child of alive) child.kill(signal)
    await Promise.all(ended)
    for (const part of parts) this.children[part] = []
  }
}

/** Resolves once the address answers with a success status. */
export const answers = (url: string): Promise<void> =>
  expect(async () => expect((await fetch(url)).ok).toBe(true)).toPass({timeout: START_TIMEOUT_MS})
