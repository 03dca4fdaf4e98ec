import fs from 'node:fs'
import {coveragePages} from './coverage-pages'

test.each([...coveragePages()])(
  '%s is what the scenarios say; else run `npm run generate -- coverage`',
  (file, text) => {
    expect(fs.readFileSync(file, 'utf8')).toBe(text)
  },
)
