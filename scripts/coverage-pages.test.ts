import fs from 'node:fs'
import {coveragePages} from './coverage-pages'

test.each([...coveragePages()])('%s is the same in a second run', (file, text) => {
  expect(fs.readFileSync(file, 'utf8')).toBe(text)
})
