import path from 'node:path'
import {readAnswers} from '../../../sandbox/http/answers/answer-check'
import {answerKey, isAuxiliary, tableOf} from '../../../sandbox/http/answers/answer-key'
import {Systems} from '../../../sandbox/http/system'
import {exampleEndpoints} from '../../../sandbox/testing/example-shop'
import {registeredRoutes} from '../../../sandbox/testing/registered-routes'

const systems = new Systems()

const namesOf = async (flags?: Record<string, string>): Promise<string[]> =>
  (await registeredRoutes(flags)).flatMap(({method, url}) =>
    [method]
      .flat()
      .filter((one) => !isAuxiliary(one))
      .map((one) => `${tableOf(url, systems)}: ${answerKey(one, url)}`),
  )

it('has an answer type for every route, and no type without a route', async () => {
  const core = new Set(await namesOf())
  const own = (await namesOf(exampleEndpoints)).filter((name) => !core.has(name))
  const described = [...systems.names, 'own'].flatMap((table) =>
    Object.keys(readAnswers(table, path.join(__dirname, 'schemas')).routes).map(
      (key) => `${table}: ${key}`,
    ),
  )
  expect(own.length).toBeGreaterThan(45)
  expect(own.sort()).toEqual(described.sort())
})
