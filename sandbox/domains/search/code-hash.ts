import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/**
 * Folders of the program that decides what a snapshot contains, as seen from this file. In the
 * package the whole program is one file beside this one, and the other folders do not exist.
 */
const folders = ['.', 'text', '../attributes', '../catalog', '../pricing', '../sites', '../../db']

/** The packages that the sources use; absent in the package, which contains them. */
const packages = '../../../package-lock.json'

let known: string | undefined

/** Hash of the running program, and of the versions of Unicode and ICU that split and sort words. */
export function codeHash(): string {
  known ??= hashFolders()
  return known
}

function hashFolders(): string {
  const {unicode = '', icu = ''} = process.versions as Readonly<Record<string, string>>
  const hash = crypto.createHash('sha256').update(`${unicode} ${icu}`)
  const lockFile = path.join(__dirname, packages)
  if (fs.existsSync(lockFile)) hash.update(fs.readFileSync(lockFile))
  for (const folder of folders.map((one) => path.join(__dirname, one))) {
    const names = fs.existsSync(folder) ? fs.readdirSync(folder).sort() : []
    for (const name of names.filter((one) => /(?<!\.d|\.test)\.(ts|cjs)$/.test(one))) {
      hash.update(name).update(fs.readFileSync(path.join(folder, name)))
    }
  }
  return hash.digest('base64url')
}
