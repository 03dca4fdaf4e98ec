/**
 * `npm run check -- archive FOLDER`: validates every file of the bundled site archive against the XML
 * schemas of the site import and export, which are not part of this project.
 */
import fs from 'node:fs'
import path from 'node:path'
import {validateXML} from 'xmllint-wasm'

interface Schema {
  fileName: string
  contents: string
}

/** Memory in 64 KiB pages: the catalogue needs most. */
const MEMORY_PAGES = {initialMemoryPages: 2048, maxMemoryPages: 8192}

const archive = path.resolve(__dirname, '../demo/archive')

function readSchemas(folder: string): Map<string, Schema> {
  const names = fs.readdirSync(folder).filter((name) => name.endsWith('.xsd'))
  return new Map(
    names.map((fileName) => {
      const contents = fs.readFileSync(path.join(folder, fileName), 'utf8')
      return [/targetNamespace\s*=\s*"([^"]+)"/.exec(contents)?.[1] ?? '', {fileName, contents}]
    }),
  )
}

async function problemsOf(
  file: string,
  schemas: Map<string, Schema>,
  xml: Schema,
): Promise<string[]> {
  const contents = fs.readFileSync(path.join(archive, file), 'utf8')
  const schema = schemas.get(/xmlns="([^"]+)"/.exec(contents)?.[1] ?? '')
  if (!schema) return [`${file}: no schema has its namespace`]
  const {errors} = await validateXML({
    xml: [{fileName: file, contents}],
    schema: [schema],
    preload: [xml],
    ...MEMORY_PAGES,
  })
  return errors.map(({rawMessage}) => rawMessage)
}

async function main(): Promise<void> {
  const [folder] = process.argv.slice(2)
  if (!folder) throw new Error('Name the folder of the schemas: npm run check -- archive FOLDER')
  const schemas = readSchemas(folder)
  const xml = {fileName: 'xml.xsd', contents: fs.readFileSync(path.join(folder, 'xml.xsd'), 'utf8')}
  const files = fs
    .readdirSync(archive, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.xml'))
  const problems: string[] = []
  for (const file of files) problems.push(...(await problemsOf(file, schemas, xml)))
  if (problems.length) throw new Error(problems.join('\n'))
  console.log(`${files.length} files are valid.`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
