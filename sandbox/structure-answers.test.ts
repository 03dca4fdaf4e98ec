import path from 'node:path'
import {companies} from './companies/companies'
import {ERRORS, readAnswers} from './http/answers/answer-check'
import {answerKey, isAuxiliary, tableOf} from './http/answers/answer-key'
import {Systems} from './http/system'
import {registeredRoutes} from './testing/registered-routes'

const systems = new Systems(companies)
const tables = [...systems.names, 'own']
/** The folders of answers: that of the package, and those of its companies. */
const folders = [undefined, ...companies.map(({folder}) => path.join(folder, 'answers/schemas'))]

/** Every route of the sandbox, as its table and its name in the table. */
async function routeNames(): Promise<Set<string>> {
  const names = (await registeredRoutes()).flatMap(({method, url}) =>
    [method].flat().flatMap((one) => {
      return isAuxiliary(one) ? [] : [`${tableOf(url, systems)}: ${answerKey(one, url)}`]
    }),
  )
  return new Set(names)
}

const described = () =>
  new Set(
    tables.flatMap((table) =>
      folders
        .flatMap((folder) => Object.keys(readAnswers(table, folder).routes))
        .filter((key) => key !== ERRORS)
        .map((key) => `${table}: ${key}`),
    ),
  )

it('has an answer type for every route, and no type without a route', async () => {
  const routes = await routeNames()
  const types = described()
  expect(routes.size).toBeGreaterThan(390)
  expect([...routes].filter((route) => !types.has(route))).toEqual([])
  expect([...types].filter((route) => !routes.has(route))).toEqual([])
})

it('registers every route by its row, which is the type of what its handler returns', async () => {
  const others = (await registeredRoutes())
    .filter(({method}) => !isAuxiliary(String(method)))
    .filter(({method, url, config}) => {
      const [verb = '', path = ''] = config?.row?.split(' ') ?? []
      return config?.row === undefined || verb !== method || !answerKey(verb, url).endsWith(path)
    })
  expect(others.map(({method, url}) => `${String(method)} ${url}`)).toEqual([])
})

it.each(tables.map((table) => [table]))('%s has an answer type for errors', (table) => {
  const errors = folders.flatMap((folder) => readAnswers(table, folder).routes[ERRORS] ?? [])
  expect(errors.map((row) => Object.keys(row))).toEqual([['4xx', '5xx']])
})
