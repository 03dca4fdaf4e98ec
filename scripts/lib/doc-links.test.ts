import fs from 'node:fs'
import path from 'node:path'

const root = path.join(__dirname, '../..')

const markdownBelow = (folder: string): string[] =>
  fs.readdirSync(path.join(root, folder), {withFileTypes: true}).flatMap((entry) => {
    const name = path.join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'generated' ? [] : markdownBelow(name)
    return name.endsWith('.md') ? [name] : []
  })

const documents = markdownBelow('docs')
const entryPoints = ['README.md', 'AGENTS.md', 'CONTRIBUTING.md', 'CHANGELOG.md']

/** Targets of a document's links, as paths below the repository. */
function targetsOf(document: string): string[] {
  const text = fs.readFileSync(path.join(root, document), 'utf8')
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, href = '']) => href.split('#')[0] ?? '')
    .filter((href) => href !== '' && !/^(https?:|mailto:)/.test(href))
    .map((href) => path.join(path.dirname(document), href))
}

it.each([...entryPoints, ...documents])('%s links to what exists', (document) => {
  const missing = targetsOf(document).filter((target) => !fs.existsSync(path.join(root, target)))
  expect(missing).toEqual([])
})

/** Folders of sources, whose paths documents name in code. */
const FOLDERS = [
  ...['app', 'bench', 'common', 'config', 'demo', 'docs', 'e2e', 'lint', 'overrides'],
  ...['sandbox', 'scripts', 'server', 'translations', 'deploy', 'worker'],
]
/** Paths of another project, or of an example that a guide has removed again. */
const ELSEWHERE: Readonly<Record<string, RegExp>> = {
  'docs/guides/sandbox.md': /^(overrides\/app|config\/sites\.js)/,
  'docs/guides/adding-a-site.md': /\/POL/,
  'sandbox/README.md': /^config\//,
}
const BELOW_A_FOLDER = new RegExp(`^(${FOLDERS.join('|')})/`)
/** Placeholders and patterns, such as `overrides/<SITE>/tokens.ts`. */
const PATTERN = /[<>{}*…$]|\.\.\./

/** Paths of the repository in a document's code, outside of blocks; those of commands may be a beginning. */
function pathsOf(document: string): string[] {
  const text = fs.readFileSync(path.join(root, document), 'utf8').replace(/```.*?```/gs, '')
  return [...text.matchAll(/`([^`\n]+)`/g)]
    .flatMap(([, code = '']) => code.split(/\s+/))
    .map((word) => word.replace(/[.,;:]+$/, ''))
    .filter((word) => BELOW_A_FOLDER.test(word) && !PATTERN.test(word))
    .filter((word) => !ELSEWHERE[document]?.test(word))
}

/** Whether a file or folder exists whose path begins so. */
function begins(name: string): boolean {
  if (fs.existsSync(path.join(root, name))) return true
  const folder = path.join(root, path.dirname(name))
  const start = path.basename(name)
  return fs.existsSync(folder) && fs.readdirSync(folder).some((file) => file.startsWith(start))
}

const guides = [
  ...['README.md', 'AGENTS.md', 'CONTRIBUTING.md', 'demo/README.md', 'demo/catalogue/README.md'],
  'demo/endpoints/README.md',
  ...['demo/studio/README.md', 'sandbox/README.md', ...documents],
]

it('documents name paths in code', () => {
  expect(guides.flatMap(pathsOf).length).toBeGreaterThan(100)
})

it.each(guides)('%s names only paths that exist', (document) => {
  expect(pathsOf(document).filter((name) => !begins(name))).toEqual([])
})

it('the index leads to every document, to rules and languages by way of their own indexes', () => {
  const indexes = ['docs/README.md', 'docs/product/README.md', 'docs/languages/README.md']
  const linked = new Set(indexes.flatMap(targetsOf))
  const unlinked = documents.filter((name) => name !== 'docs/README.md' && !linked.has(name))
  expect(unlinked).toEqual([])
})
