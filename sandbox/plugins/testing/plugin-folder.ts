import fs from 'node:fs'
import path from 'node:path'

const sandboxDir = path.resolve(__dirname, '../..')
const cache = path.resolve(sandboxDir, '../.cache')

/** Writes a plug-in into a folder of its own; returns the folder, which the caller removes. */
export function writePlugin(files: Readonly<Record<string, string>>): string {
  fs.mkdirSync(cache, {recursive: true})
  const folder = fs.mkdtempSync(path.join(cache, 'plugin-'))
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name)
    fs.mkdirSync(path.dirname(file), {recursive: true})
    fs.writeFileSync(file, text)
  }
  return folder
}

/** The example of the README: its program and its migration. */
export function readmeExample(): {program: string; migration: string} {
  const text = fs.readFileSync(path.join(sandboxDir, 'README.md'), 'utf8')
  const [, program] = /The tests run this example\. -->\n+```js\n(.*?)```/s.exec(text) ?? []
  const [, migration] = /001-points\.sql`.*?```sql\n(.*?)```/s.exec(text) ?? []
  if (program === undefined || migration === undefined)
    throw new Error('The README has no example.')
  return {program, migration}
}
