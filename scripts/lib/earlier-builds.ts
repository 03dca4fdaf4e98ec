import fs from 'node:fs'
import path from 'node:path'
import {isServerOnly} from '../../server/host/server-only'

/**
 * Milliseconds for which the files of a replaced build are kept: a page may be cached for 4 h 15 min (rule
 * CACHE-1), customer service for 28 h, and a tab stays open overnight.
 */
export const KEEP_MS = 7 * 24 * 3_600_000
/** Maximum number of kept builds, so that frequent builds do not fill the disk. */
const MAX_BUILDS = 20

const idOf = (build: string): string | null => {
  const file = path.join(build, 'bundle-id')
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() || null : null
}

/** Copies the browser files of a build that is about to be replaced. */
export function keepBuild(build: string, earlier: string, now = new Date()): void {
  const id = idOf(build)
  if (!id) return
  const target = path.join(earlier, id)
  fs.rmSync(target, {recursive: true, force: true})
  fs.cpSync(build, target, {
    recursive: true,
    filter: (source) => !isServerOnly(`/${path.relative(build, source)}`),
  })
  fs.utimesSync(target, now, now)
}

/**
 * Copies the browser files of another release, and those that it kept itself, whose age stays.
 * @param release folder of a shop with `build/` and `.cache/bundles/`
 * @returns number of builds that are kept now
 */
export function keepEarlierRelease(release: string, earlier: string): number {
  fs.mkdirSync(earlier, {recursive: true})
  const bundles = path.join(release, '.cache/bundles')
  for (const id of fs.existsSync(bundles) ? fs.readdirSync(bundles) : []) {
    const [source, target] = [path.join(bundles, id), path.join(earlier, id)]
    if (fs.existsSync(target)) continue
    fs.cpSync(source, target, {recursive: true})
    // The time of a folder says when its build was replaced; copies of folders do not keep it.
    const {atime, mtime} = fs.statSync(source)
    fs.utimesSync(target, atime, mtime)
  }
  keepBuild(path.join(release, 'build'), earlier)
  return fs.readdirSync(earlier).length
}

/** Removes builds that were replaced so long ago that no page requests them. */
export function pruneBuilds(earlier: string, now = Date.now()): void {
  if (!fs.existsSync(earlier)) return
  const builds = fs
    .readdirSync(earlier)
    .map((name) => ({name, replaced: fs.statSync(path.join(earlier, name)).mtimeMs}))
    .sort((a, b) => b.replaced - a.replaced)
  builds.forEach(({name, replaced}, index) => {
    if (index >= MAX_BUILDS || now - replaced > KEEP_MS) {
      fs.rmSync(path.join(earlier, name), {recursive: true, force: true})
    }
  })
}
