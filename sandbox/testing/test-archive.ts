import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** Files of a folder as text, by their path in it. */
export function readFiles(root: string): Readonly<Record<string, string>> {
  const files = fs
    .readdirSync(root, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
  return Object.fromEntries(
    files.map((file) => [
      path.relative(root, file).replaceAll(path.sep, '/'),
      fs.readFileSync(file, 'utf8'),
    ]),
  )
}

const archives = path.join(__dirname, 'archives')

/** A small shop on one site, TST: a chair in two colours and sizes, a table and a stool. */
export const tinyShop = readFiles(path.join(archives, 'tiny'))

/**
 * A small shop that names and assigns things as the public reference storefront's archive does:
 * master and storefront catalogs, `-m-` price books, a shared library, standard site preferences.
 */
export const referenceShop = readFiles(path.join(archives, 'reference'))

/** Writes files to a new temporary directory and returns it. Values of null are left out. */
export function writeArchive(files: Readonly<Record<string, string | Buffer | null>>): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-archive-'))
  for (const [name, text] of Object.entries(files)) {
    if (text === null) continue
    const file = path.join(root, name)
    fs.mkdirSync(path.dirname(file), {recursive: true})
    fs.writeFileSync(file, text)
  }
  return root
}
