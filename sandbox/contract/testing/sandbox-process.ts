import {spawn} from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {exampleArchive} from '../../testing/example-shop'
import {prepareArchives} from '../../testing/prepared-data'

/** A sandbox in a process of its own. */
export interface SandboxProcess {
  readonly baseUrl: string
  stop(): Promise<void>
}

const root = path.resolve(__dirname, '../../..')

/**
 * Starts the sandbox's program on a free port with a database of its own, which holds the example shop already, and
 * waits until it serves.
 */
export async function startSandboxProcess(flags: readonly string[] = []): Promise<SandboxProcess> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-process-'))
  await prepareArchives(dataDir, [exampleArchive])
  const {baseUrl, stop} = await spawnSandbox(dataDir, flags)
  return {
    baseUrl,
    async stop() {
      await stop()
      fs.rmSync(dataDir, {recursive: true, force: true})
    },
  }
}

/** The same on a data folder of the caller. */
export async function spawnSandbox(
  dataDir: string,
  flags: readonly string[],
): Promise<SandboxProcess> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'sandbox/main.ts', '--port', '0', '--data', dataDir, ...flags],
    {cwd: root, stdio: ['ignore', 'pipe', 'pipe']},
  )
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const baseUrl = await new Promise<string>((resolve, reject) => {
    let output = ''
    const read = (chunk: Buffer): void => {
      output += chunk.toString()
      const port = /ready at http:\/\/localhost:(\d+)/.exec(output)?.[1]
      if (port) resolve(`http://localhost:${port}`)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', () => reject(new Error(`The sandbox did not start: ${output}`)))
  })
  return {
    baseUrl,
    async stop() {
      child.kill()
      await ended
    },
  }
}
