import fs from 'node:fs/promises'
import path from 'node:path'
import type {Facts} from '../facts/facts'

/** The last two runs, kept in a folder. */
export interface Runs {
  /** The last run; the first call makes one when there is none. */
  latest(): Promise<Facts>
  previous(): Promise<Facts | null>
  /** Reads everything again; calls at the same time share one run. */
  run(): Promise<Facts>
}

const LATEST = 'latest.json'
const PREVIOUS = 'previous.json'

async function readRun(file: string): Promise<Facts | null> {
  try {
    return JSON.parse(await fs.readFile(file, 'utf8')) as Facts
  } catch {
    return null
  }
}

/**
 * @param folder of the files; several processes may share it
 * @param collect never rejects
 */
export function createRuns(folder: string, collect: () => Promise<Facts>): Runs {
  const fileOf = (name: string) => path.join(folder, name)
  let running: Promise<Facts> | null = null

  const save = async (facts: Facts): Promise<void> => {
    await fs.mkdir(folder, {recursive: true})
    await fs.rename(fileOf(LATEST), fileOf(PREVIOUS)).catch(() => undefined)
    const draft = fileOf(`${LATEST}.${process.pid}`)
    await fs.writeFile(draft, JSON.stringify(facts))
    await fs.rename(draft, fileOf(LATEST))
  }
  const runNow = async (): Promise<Facts> => {
    const facts = await collect()
    await save(facts)
    return facts
  }
  const run = (): Promise<Facts> => {
    running ??= runNow().finally(() => {
      running = null
    })
    return running
  }
  return {
    run,
    latest: async () => (await readRun(fileOf(LATEST))) ?? run(),
    previous: () => readRun(fileOf(PREVIOUS)),
  }
}
