import Ajv, {type AnySchema} from 'ajv'
import Fastify, {type FastifyInstance, type FastifyServerOptions} from 'fastify'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {readConfig} from '../config'
import {buildSandbox} from './app'
import {lazyCompilers} from './lazy-compilers'

const schema = {
  params: {type: 'object', properties: {count: {type: 'integer', minimum: 1}}},
  response: {200: {type: 'object', properties: {count: {type: 'integer'}}}},
}

/** Status and body of each address of a server. */
async function answersOf(app: FastifyInstance, paths: readonly string[]) {
  const base = await app.listen({port: 0, host: '127.0.0.1'})
  const answers = []
  for (const where of paths) {
    const answer = await fetch(base + where)
    answers.push([answer.status, await answer.text()])
  }
  await app.close()
  return answers
}

test('answers, refuses and converts as the compilers of Fastify do', async () => {
  const ask = (options: FastifyServerOptions) => {
    const app = Fastify(options)
    app.get('/:count', {schema}, async ({params}) => ({...(params as object), other: 1}))
    return answersOf(app, ['/x', '/3', '/0', '/4'])
  }
  const answers = await ask({schemaController: {compilersFactory: lazyCompilers}})
  expect(answers).toEqual(await ask({}))
  expect(answers[1]).toEqual([200, '{"count":3}'])
  expect(answers[2]).toEqual([400, expect.stringContaining('params/count must be >= 1')])
})

test('compiles no schema before it is needed', async () => {
  const app = Fastify({schemaController: {compilersFactory: lazyCompilers}})
  app.get('/:any', {schema: {params: {type: 'no such type'}}}, async () => 'never')
  expect(await answersOf(app, ['/a'])).toEqual([[500, expect.any(String)]])
})

test('every schema of the sandbox is valid and can be compiled', async () => {
  const {buildValidator, buildSerializer} = lazyCompilers
  const [schemas, validators, serializers] = [jest.fn(), jest.fn(), jest.fn()]
  /** Calls the compiled functions, which compiles them; their results are ignored. */
  jest.spyOn(lazyCompilers, 'buildValidator').mockImplementation((...pool) => {
    const compile = buildValidator(...pool)
    return (route) => {
      const validate = compile(route)
      schemas((route as {schema: AnySchema}).schema)
      validators(() => validate({}))
      return validate
    }
  })
  jest.spyOn(lazyCompilers, 'buildSerializer').mockImplementation((...pool) => {
    const compile = buildSerializer(...pool)
    return (route) => {
      const serialize = compile(route)
      serializers(() => serialize({}))
      return serialize
    }
  })
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-schemas-'))
  const app = await buildSandbox(readConfig({port: '0', data}, {}))
  await app.ready()
  const compiled = validators.mock.calls as [() => unknown][]
  expect(compiled.length).toBeGreaterThan(200)
  for (const [validate] of compiled) expect(validate).not.toThrow()
  const metaschema = new Ajv()
  for (const [schema] of schemas.mock.calls as [AnySchema][]) {
    expect(metaschema.validateSchema(schema)).toBe(true)
  }
  for (const [serialize] of serializers.mock.calls as [() => unknown][]) {
    try {
      serialize()
    } catch (error) {
      // An empty answer lacks required fields; a schema that cannot be compiled causes another error.
      expect(String(error)).toMatch(/is required/)
    }
  }
  await app.close()
  fs.rmSync(data, {recursive: true})
}, 60_000)
