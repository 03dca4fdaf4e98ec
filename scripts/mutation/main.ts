/**
 * `npm run test:mutation`: changes the code in small ways (StrykerJS) and counts the changes that no test detects.
 * By default a seeded sample of the files with a required score and of the others; `TEST_EXTENT=full` takes all files,
 * `--mutate GLOB[,GLOB]` names them. Fails when a held file is below its minimum score. `--lines NUMBER` mutates as many
 * lines, drawn from all files, and prints the score of all: what a sample from outside would find.
 */
import {spawnSync} from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import {parseArgs} from 'node:util'
import {extent} from '../../sandbox/testing/extent'
import {filesToMutate, HELD, LOWEST_SCORE, matching, testsOf, unitOf} from './files'
import {linesToMutate} from './lines'
import {scoresOf, type FileScore, type MutationReport} from './score'

const root = path.resolve(__dirname, '../..')
const report = path.join(root, '.cache/reports/mutation.json')
const stryker = path.join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js')

const isApp = (file: string): boolean => file.startsWith('app/')

/**
 * Mutates files of one of jest's projects.
 * @param places paths of files, or of single lines (`FILE:7-7`)
 * @throws Error when Stryker fails
 */
function mutateProject(project: 'storefront' | 'node', places: readonly string[]): FileScore[] {
  if (places.length === 0) return []
  console.log(`\n› ${project}: ${places.length} places`)
  fs.rmSync(report, {force: true})
  const tests = testsOf(
    root,
    places.map((place) => place.replace(/:.*/, '')),
  )
  const {status} = spawnSync(process.execPath, [stryker, 'run', '--mutate', places.join(',')], {
    cwd: root,
    stdio: 'inherit',
    env: {...process.env, MUTATION_PROJECT: project, MUTATION_TESTS: JSON.stringify(tests)},
  })
  if (status !== 0) throw new Error(`Stryker failed on the files of ${project}.`)
  return scoresOf(JSON.parse(fs.readFileSync(report, 'utf8')) as MutationReport)
}

const mutate = (places: readonly string[]): FileScore[] => [
  ...mutateProject('storefront', places.filter(isApp)),
  ...mutateProject(
    'node',
    places.filter((place) => !isApp(place)),
  ),
]

function printScores(scores: readonly FileScore[]): void {
  console.log(`\nMutants that a test noticed (seed ${extent.seed})`)
  for (const {file, noticed, all, score} of scores)
    console.log(`${score.toFixed(0).padStart(5)} %  ${noticed} of ${all}  ${file}`)
}

/** Mutates files. @returns whether all held ones reach their score */
function measureFiles(files: readonly string[]): boolean {
  if (files.length === 0) throw new Error('No file that is mutated matches --mutate.')
  const scores = mutate(files)
  printScores(scores)
  const low = scores.filter(({file, score}) => HELD.includes(file) && score < LOWEST_SCORE)
  for (const {file} of low) console.error(`${file} is below ${LOWEST_SCORE} %.`)
  return low.length === 0
}

/** Mutates single lines of all files and prints the score of all. Each domain runs its own tests only. */
function measureLines(number: number): void {
  const groups = new Map<string, string[]>()
  for (const line of linesToMutate(root, number, extent.seed)) {
    const unit = isApp(line) ? 'app' : unitOf(line)
    groups.set(unit, [...(groups.get(unit) ?? []), line])
  }
  const scores = [...groups.values()].flatMap(mutate)
  printScores(scores)
  const sum = (key: 'noticed' | 'all'): number =>
    scores.reduce((total, score) => total + score[key], 0)
  if (sum('all') === 0) throw new Error('The drawn lines have no mutants: draw more.')
  const share = ((sum('noticed') / sum('all')) * 100).toFixed(1)
  console.log(`\n${share} %: ${sum('noticed')} of ${sum('all')} mutants of ${number} lines`)
}

function main(): number {
  const {values} = parseArgs({options: {mutate: {type: 'string'}, lines: {type: 'string'}}})
  if (values.lines !== undefined) {
    const number = Number(values.lines)
    if (!Number.isInteger(number) || number < 1)
      throw new Error(`--lines is '${values.lines}': use a number of lines, such as 30.`)
    measureLines(number)
    return 0
  }
  const files = values.mutate
    ? matching(root, values.mutate.split(','))
    : filesToMutate(root, extent)
  return measureFiles(files) ? 0 : 1
}

try {
  process.exitCode = main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
