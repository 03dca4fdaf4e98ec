import fs from 'node:fs'
import path from 'node:path'
import {EXPERIMENTS, experiments} from './experiments'

const root = path.resolve(__dirname, '..')
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')
const sources = fs
  .readdirSync(path.join(root, 'app/features'), {recursive: true, encoding: 'utf8'})
  .filter((file) => /\.(tsx|css)$/.test(file) && !file.includes('.test.'))
  .map((file) => ({file, text: read(`app/features/${file}`)}))

const some = (type: string, pattern: RegExp) =>
  sources.some(({file, text}) => file.endsWith(type) && pattern.test(text))

describe.each(EXPERIMENTS)('%s', (id) => {
  it('has a difference in CSS', () => {
    expect(some('.css', new RegExp(`\\[data-variants~='${id}'\\]`))).toBe(true)
  })

  it('is seen with a part of a page', () => {
    const marks = new RegExp(`data-experiment=(?:"|\\{[^}]*')[^}"]*\\b${id}\\b`)
    expect(some('.tsx', marks)).toBe(true)
  })

  it('is described', () => {
    const {control, variant1} = experiments[id]
    expect(control).not.toBe(variant1)
    expect(read('docs/product/experiments.md')).toContain(`\`${id}\`:`)
  })
})
