import {spawnSync} from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const root = path.join(__dirname, '..')
let folder = ''
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cycles-'))))
afterEach(() => fs.rmSync(folder, {recursive: true}))

/** Output of the rule for a folder with the aliases of this repository. */
function cycles(files: Readonly<Record<string, string>>): string {
  const {compilerOptions} = JSON.parse(
    fs.readFileSync(path.join(root, 'tsconfig.json'), 'utf8').replaceAll(/^\s*\/\/.*$/gm, ''),
  ) as {compilerOptions: {paths: object}}
  const {paths} = compilerOptions
  const all = {...files, 'tsconfig.json': JSON.stringify({compilerOptions: {paths}})}
  for (const [file, text] of Object.entries(all)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true})
    fs.writeFileSync(path.join(folder, file), text)
  }
  const program = path.join(root, 'node_modules/.bin/oxlint')
  const args = ['-c', path.join(root, '.oxlintrc.json'), '--tsconfig', 'tsconfig.json', '.']
  const {status, stdout} = spawnSync(program, args, {cwd: folder, encoding: 'utf8'})
  return status === 0 ? '' : stdout
}

const importing = (module: string) => `import {it} from '${module}'
export const used = () => it
export const it = 1
`

it.each([
  ['of two files', {'app/a.ts': importing('./b'), 'app/b.tsx': importing('./a')}],
  ['by an alias', {'app/a.ts': importing('@app/b'), 'app/b.tsx': importing('@app/a')}],
  [
    'of three houses',
    {
      'app/a.ts': importing('@common/b'),
      'common/b.ts': importing('../server/c'),
      'server/c.ts': importing('@app/a'),
    },
  ],
])('a cycle %s is found', (_, files) => {
  expect(cycles(files)).toContain('no-cycle')
})

it('files may name the types of each other', () => {
  const type = 'export interface It { it: Other }'
  const files = {
    'app/a.ts': `import type {It as Other} from './b'\n${type}`,
    'app/b.ts': `import type {It as Other} from './a'\n${type}`,
  }
  expect(cycles(files)).toBe('')
})
