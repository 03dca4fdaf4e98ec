import fs from 'node:fs'
import path from 'node:path'

const root = path.join(__dirname, '../..')
const guide = fs.readFileSync(path.join(root, 'docs/guides/security.md'), 'utf8')
/** Section, name and what holds it, of items such as `- V4.4 WebSocket: …`, which may go on in further lines. */
const rows = [...guide.replace(/\n {2}/g, ' ').matchAll(/^- (V\d+\.\d+) ([^:]+): (.+)$/gm)].map(
  ([, section = '', name = '', holds = '']) => [section, name, holds] as const,
)

/** Number of sections of each chapter of ASVS 5.0, from V1 on. */
const SECTIONS = [5, 4, 7, 4, 4, 8, 6, 4, 2, 7, 7, 3, 4, 3, 4, 5, 3]

it('has every section of ASVS 5.0 once, in its order', () => {
  const expected = SECTIONS.flatMap((count, chapter) =>
    Array.from({length: count}, (_, index) => `V${chapter + 1}.${index + 1}`),
  )
  expect(rows.map(([section]) => section)).toEqual(expected)
})

/** Paths in code: with a folder, or a document at the root. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`([^`]+)`/g)]
    .map(([, code = '']) => code)
    .filter((code) => code.includes('/') || /^[\w.-]+\.(md|mjs|js|ts)$/.test(code))

it.each(rows)('%s %s has a place that exists, or a reason', (_section, _name, holds = '') => {
  const paths = pathsIn(holds)
  expect(paths.filter((file) => !fs.existsSync(path.join(root, file)))).toEqual([])
  expect(paths.length > 0 || /^not applicable, because .{10}/.test(holds)).toBe(true)
})
