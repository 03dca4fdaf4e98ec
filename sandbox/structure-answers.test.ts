import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {readConfig} from './config'
import {buildSandbox} from './http/app'
import {answerTables, ERRORS, readAnswers} from './http/answers/answer-check'
import {answerKey, isAuxiliary, tableOf} from './http/answers/answer-key'

/** Every route of the sandbox, as its table and its name in the table. */
async function registeredRoutes(): Promise<Set<string>> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-routes-'))
  const routes = new Set<string>()
  const app = await buildSandbox(readConfig({port: '0', data: dataDir}, {}), (server) => {
    server.addHook('onRoute', ({method, url}) => {
      for (const one of [method].flat())
        if (!isAuxiliary(one)) routes.add(`${tableOf(url)}: ${answerKey(one, url)}`)
    })
  })
  await app.ready()
  await app.close()
  fs.rmSync(dataDir, {recursive: true})
  return routes
}

const described = () =>
  new Set(
    answerTables.flatMap((table) =>
      Object.keys(readAnswers(table).routes)
        .filter((key) => key !== ERRORS)
        .map((key) => `${table}: ${key}`),
    ),
  )

it('has an answer type for every route, and no type without a route', async () => {
  const routes = await registeredRoutes()
  const types = described()
  expect(routes.size).toBeGreaterThan(390)
  expect([...routes].filter((route) => !types.has(route))).toEqual([])
  expect([...types].filter((route) => !routes.has(route))).toEqual([])
})

it.each(answerTables.map((table) => [table]))('%s has an answer type for errors', (table) => {
  expect(Object.keys(readAnswers(table).routes[ERRORS] ?? {})).toEqual(['4xx', '5xx'])
})
