import fs from 'node:fs'
import path from 'node:path'
import manifest from '../../package.json'

const root = path.join(__dirname, '../..')
const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8')
const below = (folder: string): string[] =>
  fs.readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})

const documents = [
  ...['README.md', 'CONTRIBUTING.md', 'AGENTS.md', 'SECURITY.md', 'sandbox/README.md'],
  ...below('docs')
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.join('docs', file)),
]

/** Commands of a document: its code that begins as a command does, with continued lines joined, comments left out. */
function commandsOf(document: string): string[] {
  const text = read(document).replace(/\\\n\s*/g, '')
  const blocks = [...text.matchAll(/```sh\n(.*?)```/gs)].flatMap(([, block = '']) =>
    block.split('\n'),
  )
  const inline = [...text.replace(/```.*?```/gs, '').matchAll(/`([^`\n]+)`/g)].map(
    ([, code = '']) => code,
  )
  return [...blocks, ...inline]
    .map((line) =>
      line
        .replace(/\s+#.*$|\s*&$/, '')
        .replace(/^(?:[A-Z_]+=\S+ )+/, '')
        .trim(),
    )
    .filter((line) => /^(npm|npx) /.test(line))
}

const commands = documents.flatMap((document) =>
  commandsOf(document).map((command) => [command, document] as const),
)

/** Programs that `npx` gets from the registry. */
const FROM_REGISTRY = new Set(['commerce-sandbox', '@salesforce/pwa-kit-create-app'])
const PLACEHOLDER = /[<>]/
const words = (text: string): string[] =>
  text
    .split(/\s+/)
    .filter((word) => word !== '' && !word.startsWith('-') && !PLACEHOLDER.test(word))

const specs = below('e2e').filter((file) => file.endsWith('.spec.ts'))
const sandboxOptions = ['sandbox/commands.ts', 'sandbox/contract/verify-command.ts']
  .map(read)
  .join('\n')

/** What a command names and the repository does not have. */
function missingOf(command: string): string[] {
  const [tool, name = '', ...rest] = command.split(/\s+/)
  const operands = words(rest.join(' ').replace(/["'].*/, ''))
  const missing: string[] = []
  if (tool === 'npm') {
    const script = name === 'run' ? rest[0] : name
    const isNpms = ['ci', 'install', 'pack'].includes(name)
    if (!isNpms && !(script !== undefined && script in manifest.scripts)) missing.push(command)
  } else if (!FROM_REGISTRY.has(name) && !fs.existsSync(path.join(root, 'node_modules/.bin', name)))
    missing.push(command)
  if (name === 'jest' || name === 'tsx' || name === 'eslint')
    missing.push(...operands.filter((operand) => !begins(operand)))
  if (name === 'playwright')
    missing.push(
      ...operands
        .slice(1)
        .filter((operand) => !specs.some((file) => `e2e/${file}`.includes(operand))),
    )
  if (/^npm run sandbox|^npx commerce-sandbox/.test(command))
    missing.push(
      ...(command.match(/--[a-z][a-z-]+/g) ?? []).filter(
        (option) => !sandboxOptions.includes(option),
      ),
    )
  return missing
}

/** Whether a file or folder exists whose path begins so. */
function begins(name: string): boolean {
  if (fs.existsSync(path.join(root, name))) return true
  const folder = path.join(root, path.dirname(name))
  const start = path.basename(name)
  return fs.existsSync(folder) && fs.readdirSync(folder).some((file) => file.startsWith(start))
}

it('documents name commands', () => {
  expect(commands.length).toBeGreaterThan(50)
})

it.each(commands)('%s (%s) names what exists', (command) => {
  expect(missingOf(command)).toEqual([])
})
