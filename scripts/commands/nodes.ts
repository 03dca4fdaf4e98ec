import {execFileSync} from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import {extent} from '../../sandbox/testing/extent'
import {root} from './readme'

/** Versions of Node that `engines` allows and that are or were long-term releases. */
const ALL_NODES = ['20', '22', '24', '26'] as const
const NEWEST_NODE = '26'

/** Versions that this run tries: `npm test` the newest, `npm run test:full` all. */
export const triedNodes: readonly string[] = extent.full ? ALL_NODES : [NEWEST_NODE]

/** Folder of the program of a version, from the npm package `node`. */
export const nodeFolder = (version: string): string =>
  path.join(root, `.cache/nodes/${version}/node_modules/node/bin`)

/** Installs the versions that this run tries; runs once, before the files of the suite. */
export default function installNodes(): void {
  for (const version of triedNodes) {
    const target = path.join(root, '.cache/nodes', version)
    if (fs.existsSync(path.join(nodeFolder(version), 'node'))) continue
    fs.mkdirSync(target, {recursive: true})
    const options = ['--no-audit', '--no-fund', '--no-save', '--loglevel=error']
    execFileSync('npm', ['install', ...options, '--prefix', target, `node@${version}`])
  }
}
