import {createHash} from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/** Hash of a file for subresource integrity, such as `sha256-…`. */
const integrityOf = (file: string): string =>
  `sha256-${createHash('sha256').update(fs.readFileSync(file)).digest('base64')}`

/**
 * Writes the hashes of all scripts that pages load, by name of the file, to `script-hashes.json` of a build
 * (docs/guides/payment-pages.md).
 * @param serverFiles names of scripts that no page loads
 */
export function writeScriptHashes(build: string, serverFiles: ReadonlySet<string>): void {
  const names = fs
    .readdirSync(build)
    .filter((name) => name.endsWith('.js') && !serverFiles.has(name))
  const files = [...names.sort(), 'static/start.js', 'static/trace-calls.js']
  const hashes = files.map((name) => [path.basename(name), integrityOf(path.join(build, name))])
  fs.writeFileSync(
    path.join(build, 'script-hashes.json'),
    JSON.stringify(Object.fromEntries(hashes)),
  )
}
