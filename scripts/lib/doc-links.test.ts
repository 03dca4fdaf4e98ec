import fs from 'node:fs'
import path from 'node:path'

const root = path.join(__dirname, '../..')

const markdownBelow = (folder: string): string[] =>
  fs.readdirSync(path.join(root, folder), {withFileTypes: true}).flatMap((entry) => {
    const name = path.join(folder, entry.name)
    if (entry.isDirectory()) return markdownBelow(name)
    return name.endsWith('.md') ? [name] : []
  })

const documents = markdownBelow('docs')
const entryPoints = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md']

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

it('the index leads to every document, the rules by way of their own index', () => {
  const linked = new Set([...targetsOf('docs/README.md'), ...targetsOf('docs/product/README.md')])
  const unlinked = documents.filter((name) => name !== 'docs/README.md' && !linked.has(name))
  expect(unlinked).toEqual([])
})
