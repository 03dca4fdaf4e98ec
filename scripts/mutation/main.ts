/**
 * `npm run test:mutation`: changes the code in small ways (StrykerJS) and counts the changes that no test detects.
 * By default a seeded sample of the files with a required score and of the others; `TEST_EXTENT=full` takes all files,
 * `--mutate GLOB[,GLOB]` names them. Fails when a held file is below its minimum score.
 */
import {spawnSync} from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import {parseArgs} from 'node:util'
import {extent} from '../../sandbox/testing/extent'
import {filesToMutate, HELD, LOWEST_SCORE, matching, testsOf} from './files'
import {scoresOf, type FileScore, type MutationReport} from './score'

const root = path.resolve(__dirname, '../..')
const report = path.join(root, '.cache/reports/mutation.json')
const stryker = path.join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js')

/** Mutates files of one of jest's projects. @throws Error when Stryker fails */
function mutate(project: 'storefront' | 'node', files: readonly string[]): FileScore[] {
  if (files.length === 0) return []
  console.log(`\n› ${project}: ${files.length} files`)
  fs.rmSync(report, {force: true})
  const tests = testsOf(root, files)
  const {status} = spawnSync(process.execPath, [stryker, 'run', '--mutate', files.join(',')], {
    cwd: root,
    stdio: 'inherit',
    env: {...process.env, MUTATION_PROJECT: project, MUTATION_TESTS: JSON.stringify(tests)},
  })
  if (status !== 0) throw new Error(`Stryker failed on the files of ${project}.`)
  return scoresOf(JSON.parse(fs.readFileSync(report, 'utf8')) as MutationReport)
}

function main(): number {
  const {values} = parseArgs({options: {mutate: {type: 'string'}}})
  const files = values.mutate
    ? matching(root, values.mutate.split(','))
    : filesToMutate(root, extent)
  if (files.length === 0) throw new Error(`No file that is mutated matches ${values.mutate}.`)
  const isApp = (file: string): boolean => file.startsWith('app/')
  const scores = [
    ...mutate('storefront', files.filter(isApp)),
    ...mutate(
      'node',
      files.filter((file) => !isApp(file)),
    ),
  ]
  console.log(`\nMutants that a test noticed (seed ${extent.seed})`)
  for (const {file, noticed, all, score} of scores)
    console.log(`${score.toFixed(0).padStart(5)} %  ${noticed} of ${all}  ${file}`)
  const low = scores.filter(({file, score}) => HELD.includes(file) && score < LOWEST_SCORE)
  for (const {file} of low) console.error(`${file} is below ${LOWEST_SCORE} %.`)
  return low.length === 0 ? 0 : 1
}

try {
  process.exitCode = main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
