import fs from 'node:fs/promises'
import path from 'node:path'
import type {Facts, SiteFacts} from '../facts/facts'
import {createJsonFiles} from './json-files'

/** A run that has not ended. */
export interface Progress {
  /** ISO instant. */
  readonly startedAt: string
  /** Sites that were read, of all. */
  readonly done: number
  readonly total: number
}

interface Start {
  readonly startedAt: string
  readonly total: number
}

/** Files of the last two runs and of a running one, which all processes of a folder share. */
export interface RunFiles {
  latest(): Promise<Facts | null>
  previous(): Promise<Facts | null>
  /** Sites that the running run has read. */
  freshSites(): Promise<SiteFacts[]>
  progress(): Promise<Progress | null>
  /** Reserves the folder for a run of so many sites. @returns false while another process runs one */
  begin(total: number): Promise<boolean>
  addSite(site: SiteFacts): Promise<void>
  /** The run becomes the last one, the last one the previous. */
  complete(facts: Facts): Promise<void>
  /** Removes the files of the running run. */
  end(): Promise<void>
}

/** A run whose files have not changed for so long was killed. */
const SILENCE_MS = 60_000
const START = 'start.json'

/** @param folder absolute path */
export function createRunFiles(folder: string): RunFiles {
  const files = createJsonFiles()
  const running = path.join(folder, 'running')
  const latest = path.join(folder, 'latest.json')
  const previous = path.join(folder, 'previous.json')
  const siteFiles = async (): Promise<string[]> =>
    (await fs.readdir(running).catch(() => [])).filter((name) => /^[A-Z]+\.json$/.test(name)).sort()

  const progress = async (): Promise<Progress | null> => {
    const start = await files.read<Start>(path.join(running, START))
    if (!start) return null
    const {mtimeMs} = await fs.stat(running).catch(() => ({mtimeMs: 0}))
    if (Date.now() - mtimeMs > SILENCE_MS) return null
    return {...start, done: (await siteFiles()).length}
  }
  return {
    latest: () => files.read<Facts>(latest),
    previous: () => files.read<Facts>(previous),
    progress,
    async freshSites() {
      if (!(await progress())) return []
      const names = await siteFiles()
      const sites = await Promise.all(
        names.map((name) => files.read<SiteFacts>(path.join(running, name))),
      )
      return sites.flatMap((site) => site ?? [])
    },
    async begin(total) {
      if (await progress()) return false
      await fs.rm(running, {recursive: true, force: true})
      await fs.mkdir(running, {recursive: true})
      const start: Start = {startedAt: new Date().toISOString(), total}
      await files.write(path.join(running, START), start)
      return true
    },
    addSite: (site) => files.write(path.join(running, `${site.site.id}.json`), site),
    async complete(facts) {
      await fs.rename(latest, previous).catch(() => undefined)
      await files.write(latest, facts)
    },
    end: () => fs.rm(running, {recursive: true, force: true}),
  }
}
