import {execFileSync} from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import {physicalDeclarations} from './physical-declarations'

const root = path.resolve(__dirname, '..')

/** What keeps its side in every direction of text: drawings of lines and corners, equal in shape on both sides. */
const JUSTIFIED: Readonly<Record<string, readonly string[]>> = {
  'app/shared/ui/form/form.module.css': ['border-right: 1.5px solid currentcolor'],
  'app/features/catalog/components/RefinementPanel.module.css': ['border-width: 0 1.5px 1.5px 0'],
}

const stylesheets = execFileSync('git', ['ls-files', '*.css'], {cwd: root, encoding: 'utf8'})
  .split('\n')
  // The dashboard of the sandbox is in English.
  .filter((file) => file !== '' && !file.startsWith('sandbox/http/admin/'))

it('finds what names a side', () => {
  const css = `
    .a { margin-left: 1px; padding: 1px 2px 3px 4px; left: 0; text-align: right; }
    .b { border-right-color: red; inset: 0 0 0 auto; float: left; transform: translateX(1rem); }
    .c { border-top-left-radius: 1px; transform-origin: left; scroll-padding-right: 1px; }
    .d { border-radius: 1px 0 0 1px; translate: 50% 0; }
  `
  expect(physicalDeclarations(css)).toHaveLength(13)
})

it('leaves what is the same in both directions', () => {
  const css = `
    /* left: 0; */
    .a { margin-inline: 1px; padding: 1px 2px; inset: 0 auto; text-align: start; }
    .b { margin: 1px calc(2px + 1px) 3px calc(2px + 1px); border-radius: 1px 1px 0 0; }
    .c { transform: translateX(calc(100% * var(--reading))); translate: 0 -50%; }
    .d { translate: -50% -50%; }
  `
  expect(physicalDeclarations(css)).toEqual([])
})

it.each(stylesheets)('%s follows the direction of the text', (file) => {
  const css = fs.readFileSync(path.join(root, file), 'utf8')
  const justified = JUSTIFIED[file] ?? []
  expect(physicalDeclarations(css)).toEqual(justified)
})
