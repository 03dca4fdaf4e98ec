import fs from 'node:fs'
import path from 'node:path'

/** Folders of code whose comments and test titles may refer to rules. */
const CODE = ['app', 'bench', 'common', 'config', 'demo', 'e2e', 'overrides', 'sandbox', 'scripts']
const MORE_CODE = ['server', 'worker']
/** Shop content and generated files: their texts are not comments. */
const SKIPPED = new Set(['node_modules', 'static', 'generated', 'results', 'dist', 'compiled'])
const SOURCE = /\.(ts|tsx|js|mjs|cjs|css|sql)$/

const DEFINITION = /^- \*\*([A-Z]+-\d+)\*\*/gm
const REFERENCE = /\brules? ((?:[A-Z]+-\d+)(?:(?:,| and| to|,? or) [A-Z]+-\d+)*)/g
const ID = /[A-Z]+-\d+/g
/** "spec 9", "(spec: bonus products)" and "DESIGN": references to documents that are not in this repository. */
const UNKNOWN_SOURCE =
  /\b[Ss]pec(?:ification)?s?(?: calls)? ["“]?\d|\(spec: [a-z]|\bthe spec\b|\bDESIGN ["“]/

/** An unresolved reference: `file:line: text`. */
export type Problem = string

/** Ids of the rules that a folder of Markdown files defines, in the order of the files. */
export function definedRules(folder: string): string[] {
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .flatMap((name) =>
      [...fs.readFileSync(path.join(folder, name), 'utf8').matchAll(DEFINITION)].map(
        ([, id = '']) => id,
      ),
    )
}

/** Problems of one text. @param file name for the problems */
export function problemsOf(file: string, text: string, rules: ReadonlySet<string>): Problem[] {
  return text.split('\n').flatMap((line, index) => {
    const at = `${file}:${index + 1}: `
    const unknown = UNKNOWN_SOURCE.test(line) ? [`${at}${line.trim()}`] : []
    const ids = [...line.matchAll(REFERENCE)].flatMap(([, list = '']) => list.match(ID) ?? [])
    const missing = ids.filter((id) => !rules.has(id))
    return [...unknown, ...missing.map((id) => `${at}no rule ${id}`)]
  })
}

/** Files of code and documentation in the repository, as paths below `root`. */
export function checkedFiles(root: string): string[] {
  const below = (folder: string): string[] =>
    fs.existsSync(path.join(root, folder))
      ? fs.readdirSync(path.join(root, folder), {withFileTypes: true}).flatMap((entry) => {
          const name = path.join(folder, entry.name)
          if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : below(name)
          return SOURCE.test(name) ? [name] : []
        })
      : []
  const documents = ['docs/product', 'docs/guides', 'docs/adr'].flatMap((folder) =>
    fs.existsSync(path.join(root, folder))
      ? fs
          .readdirSync(path.join(root, folder))
          .filter((name) => name.endsWith('.md'))
          .map((name) => path.join(folder, name))
      : [],
  )
  const atRoot = fs.readdirSync(root).filter((name) => SOURCE.test(name))
  return [...[...CODE, ...MORE_CODE].flatMap(below), ...atRoot, ...documents]
}
