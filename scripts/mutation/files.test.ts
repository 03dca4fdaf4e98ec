import fs from 'node:fs'
import path from 'node:path'
import {filesToMutate, HELD, matching, testsOf} from './files'
import {linesToMutate} from './lines'
import {scoresOf} from './score'

const root = path.resolve(__dirname, '../..')

it('counts mutants that a test failed or did not end with', () => {
  const mutants = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'CompileError', 'Ignored'].map(
    (status) => ({status}),
  )
  expect(scoresOf({files: {'a.ts': {mutants}, 'types.ts': {mutants: []}}})).toEqual([
    {file: 'a.ts', noticed: 2, all: 4, score: 50},
    {file: 'types.ts', noticed: 0, all: 0, score: 100},
  ])
})

describe('the files of a run', () => {
  it('are a sample of the held ones and of the others, or all', () => {
    const sample = filesToMutate(root, {full: false, seed: 9})
    expect(sample.filter((file) => HELD.includes(file))).toHaveLength(6)
    expect(sample).toHaveLength(9)
    expect(filesToMutate(root, {full: false, seed: 9})).toEqual(sample)
    expect(filesToMutate(root, {full: false, seed: 10})).not.toEqual(sample)
    const all = filesToMutate(root, {full: true, seed: 9})
    expect(all.length).toBeGreaterThan(200)
    expect(all.filter((file) => file.includes('.test.'))).toEqual([])
    expect(HELD.filter((file) => !all.includes(file))).toEqual([])
    expect(HELD).toEqual([...HELD].sort())
  })

  it('are those that globs name, as far as they are mutated at all', () => {
    expect(matching(root, ['app/features/catalog/public/image-p*'])).toEqual([
      'app/features/catalog/public/image-paths.ts',
    ])
    expect(
      matching(root, ['sandbox/companies/pers*/assortment.ts', 'server/host/cluster.ts']),
    ).toEqual(['sandbox/companies/personalisation/assortment.ts', 'server/host/cluster.ts'])
    expect(matching(root, ['**/*.test.ts', 'app/main.tsx', 'server/host'])).toEqual([])
  })

  it('each have tests beside them or in their domain', () => {
    expect(HELD.filter((file) => testsOf(root, [file]).length === 0)).toEqual([])
    expect(testsOf(root, ['server/host/cluster.ts'])).toEqual([
      'server/host/cluster-primary.test.ts',
      'server/host/cluster-sessions.test.ts',
      'server/host/cluster-worker.test.ts',
    ])
    const proof = testsOf(root, ['sandbox/domains/auth/owner-proof.ts'])
    expect(proof).toContain('demo/endpoints/account/email-change.test.ts')
    expect(testsOf(root, ['sandbox/domains/seo/page-meta-tags.ts'])).toContain(
      'sandbox/http/scapi/page-meta-tags.test.ts',
    )
    const pages = 'server/host/page-cache'
    expect(testsOf(root, [`${pages}/stored-page.ts`])).toEqual([`${pages}/stored-page.test.ts`])
    expect(testsOf(root, [`${pages}/page-store.ts`])).toContain(`${pages}/cached-pages.test.ts`)
  })
})

it('draws lines that state something from all files', () => {
  const lines = linesToMutate(root, 200, 9)
  expect(linesToMutate(root, 200, 9)).toEqual(lines)
  expect(new Set(lines.map((line) => line.replace(/\/.*/, '')))).toEqual(
    new Set(['app', 'sandbox', 'server']),
  )
  for (const place of lines) {
    const [, file = '', line] = /^(.+):(\d+)-\d+$/.exec(place) ?? []
    expect(
      fs.readFileSync(path.join(root, file), 'utf8').split('\n')[Number(line) - 1],
    ).not.toMatch(
      // Neither empty nor a comment; a line may begin with a regular expression.
      /^\s*($|\*|\/[/*])/,
    )
  }
})
