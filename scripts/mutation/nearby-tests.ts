import path from 'node:path'
import type {Import} from '../../lint/import-graph'

/** Imports between a rule and its routes: those of a document in `wire/`, or of another rule, lie between them. */
const STEPS = 2

const moduleOf = (file: string): string => file.replace(/\.tsx?$/, '')
const testedBy = (test: string): string => moduleOf(test).replace(/\.test$/, '')

/** The module and those that use it, with their distance in imports at most `STEPS`; what uses routes is left out. */
function withUsers(
  file: string,
  imports: readonly Import[],
  routes: readonly string[],
): Set<string> {
  const modules = new Set([moduleOf(file)])
  const isRoute = (module: string) => routes.some((folder) => module.startsWith(folder))
  for (let step = 0; step < STEPS; step += 1) {
    const users = imports.filter(({to}) => modules.has(to) && !isRoute(to))
    for (const {from} of users) modules.add(moduleOf(from))
  }
  return modules
}

/**
 * The tests that notice a change of a module's behaviour: those with its name, those that import it or a module that
 * uses it, those beside such a module, and those in the folders of the routes that use it, since routes are tested by
 * topic.
 * @param file path from the root, like those of `imports` and `tests`
 * @param routes folders of the routes
 */
export function testsOfUsers(
  file: string,
  imports: readonly Import[],
  tests: readonly string[],
  routes: readonly string[],
): string[] {
  const modules = withUsers(file, imports, routes)
  const folders = new Set(
    [...modules]
      .map((module) => path.posix.dirname(module))
      .filter((folder) => routes.some((one) => folder.startsWith(one))),
  )
  const name = path.posix.basename(moduleOf(file))
  return tests.filter((test) => {
    const tested = testedBy(test)
    return (
      modules.has(moduleOf(test)) ||
      modules.has(tested) ||
      path.posix.basename(tested) === name ||
      folders.has(path.posix.dirname(test))
    )
  })
}
