import fs from 'node:fs'
import path from 'node:path'
import {OFFLINE_FILES} from '@common/offline-stores'

/**
 * Chunks that any page loads without a line: the worker stores them before (`worker/keep-pages.ts`). What only a shopper with
 * a session needs is stored as it is used.
 */
const OFFLINE_CHUNKS = ['line-parts', 'app-features-search-public-SearchPanel']

interface Stats {
  readonly namedChunkGroups: Readonly<
    Record<string, {readonly assets: readonly {readonly name: string}[] | undefined} | undefined>
  >
}

/**
 * Writes the list of the files of these chunks into a build.
 * @throws Error when the build has no such chunk
 */
export function writeOfflineFiles(build: string): void {
  const stats = JSON.parse(
    fs.readFileSync(path.join(build, 'loadable-stats.json'), 'utf8'),
  ) as Stats
  const files = OFFLINE_CHUNKS.flatMap((name) => {
    const assets = stats.namedChunkGroups[name]?.assets
    if (!assets) throw new Error(`The build has no chunk "${name}" (scripts/lib/offline-files.ts).`)
    return assets.map((asset) => asset.name)
  })
  const file = path.join(build, OFFLINE_FILES)
  fs.mkdirSync(path.dirname(file), {recursive: true})
  fs.writeFileSync(file, `${JSON.stringify([...new Set(files)].sort(), null, 2)}\n`)
}
