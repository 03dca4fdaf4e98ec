import path from 'node:path'
import type {Facts, SiteFacts} from '../facts/facts'
import {createRunFiles, type Progress} from './run-files'

/** Reads all sites, and reports each as soon as it was read. Never rejects. */
export type Collect = (onSite: (site: SiteFacts) => Promise<void>) => Promise<Facts>

/** The last two runs, kept in a folder. */
export interface Runs {
  /**
   * The last run. Sites that a running one has read already are in it, in place of their earlier facts; null before
   * the first site was read.
   */
  latest(): Promise<Facts | null>
  /** The run before the last complete one. */
  previous(): Promise<Facts | null>
  /** Begins to read everything again, unless a process of this folder does already. Rejects when the folder cannot be written. */
  start(): Promise<void>
  /** Progress of the running run; null while none runs. */
  progress(): Promise<Progress | null>
  /** Resolves once the run of this process has ended. */
  settled(): Promise<void>
}

export interface RunOptions {
  /** Folder of the files; several processes may share it. */
  readonly folder: string
  /** Ids of the sites, in their order. */
  readonly siteIds: readonly string[]
  readonly shopOrigin: string
  readonly collect: Collect
  /** Is called with the error of a run whose files cannot be written. */
  readonly onFailure: (error: unknown) => void
}

export function createRuns(options: RunOptions): Runs {
  const {folder, siteIds, shopOrigin, collect, onFailure} = options
  const files = createRunFiles(path.resolve(folder))
  let starting: Promise<void> | null = null
  let running: Promise<void> | null = null

  const run = async (): Promise<void> => {
    try {
      await files.complete(await collect((site) => files.addSite(site)))
    } catch (error) {
      onFailure(error)
    } finally {
      await files.end().catch(onFailure)
      running = null
    }
  }
  const startNow = async (): Promise<void> => {
    if (running || !(await files.begin(siteIds.length))) return
    running = run()
  }
  const merged = (last: Facts | null, fresh: readonly SiteFacts[]): Facts | null => {
    if (fresh.length === 0) return last
    const byId = new Map([...(last?.sites ?? []), ...fresh].map((one) => [one.site.id, one]))
    return {
      takenAt: last?.takenAt ?? new Date().toISOString(),
      durationMs: last?.durationMs ?? 0,
      shopOrigin: last?.shopOrigin ?? shopOrigin,
      sites: siteIds.flatMap((id) => byId.get(id) ?? []),
    }
  }
  return {
    start: () => {
      starting ??= startNow().finally(() => {
        starting = null
      })
      return starting
    },
    latest: async () => merged(await files.latest(), await files.freshSites()),
    previous: () => files.previous(),
    progress: () => files.progress(),
    settled: async () => {
      await starting?.catch(() => undefined)
      await running
    },
  }
}
