import {spawn, type ChildProcess} from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {freePort} from '../../scripts/lib/free-port'
import {answers} from './own-shop'
import {expect} from './test'

/** Time limit of one run in milliseconds. */
const RUN_TIMEOUT_MS = 240_000

/** The site inspector, which one test file starts for itself. */
export class OwnInspector {
  /** Output of the process. */
  log = ''

  private constructor(
    readonly base: string,
    private readonly child: ChildProcess,
    private readonly folder: string,
  ) {}

  /** Resolves once it answers. @param env shop and backend to inspect */
  static async start(env: Readonly<Record<string, string>>): Promise<OwnInspector> {
    const port = await freePort()
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inspector-'))
    const child = spawn(process.execPath, ['--import', 'tsx', 'inspector/main.ts'], {
      env: {...process.env, INSPECTOR_PORT: String(port), INSPECTOR_DATA: folder, ...env},
    })
    const inspector = new OwnInspector(`http://localhost:${port}`, child, folder)
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (inspector.log += chunk.toString()))
    await answers(`${inspector.base}/style.css`)
    return inspector
  }

  /** Resolves once the sites have been read. */
  async hasRead(): Promise<void> {
    await fetch(this.base)
    await expect(async () => {
      expect(await (await fetch(`${this.base}/progress.json`)).json()).toBeNull()
    }).toPass({timeout: RUN_TIMEOUT_MS, intervals: [500]})
  }

  /** Lines of a CSV file without its heading. */
  async rows(name: 'checks' | 'coverage' | 'compare'): Promise<string[]> {
    const answer = await fetch(`${this.base}/${name}.csv`)
    expect(answer.status).toBe(200)
    const [, ...rows] = (await answer.text()).trimEnd().split('\r\n')
    return rows
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.child.once('exit', resolve))
    if (this.child.exitCode === null) {
      this.child.kill('SIGTERM')
      await ended
    }
    fs.rmSync(this.folder, {recursive: true, force: true})
  }
}
