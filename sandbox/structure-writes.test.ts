import fs from 'node:fs'
import path from 'node:path'
import {isShopperObject} from './domains/attributes/shopper-attributes'
import {writtenByShopper, type BodySchema} from './http/common/shopper-body'
import {systemOf} from './http/system'
import {registeredRoutes} from './testing/registered-routes'

/** The list of docs/guides/sandbox-accounts.md is what the schemas of the routes let shoppers write. */

const guide = fs.readFileSync(
  path.join(__dirname, '..', 'docs', 'guides', 'sandbox-accounts.md'),
  'utf8',
)

interface Field {
  readonly object: string
  readonly protocol: string
  readonly name: string
}

/** The fields of the objects in a schema; `customerInfo.email` for a field of a part that is no object of its own. */
function fieldsOf(schema: BodySchema, protocol: string): Field[] {
  if (schema.items) return fieldsOf(schema.items, protocol)
  const {title, properties = {}} = schema
  const below = Object.values(properties).flatMap((one) => fieldsOf(one, protocol))
  if (title === undefined) return below
  const names = Object.entries(properties).flatMap(([name, one]) => namesOf(name, one))
  return [...names.map((name) => ({object: title, protocol, name})), ...below]
}

function namesOf(name: string, schema: BodySchema): string[] {
  const part = schema.items ?? schema
  if (part.title !== undefined || !part.properties) return [name]
  return Object.entries(part.properties).flatMap(([below, one]) =>
    namesOf(below, one).map((rest) => `${name}.${rest}`),
  )
}

async function allFields(): Promise<readonly Field[]> {
  const routes = await registeredRoutes()
  return routes.flatMap(({url, schema}) => {
    const system = systemOf(url)
    const body = schema?.body as BodySchema | undefined
    const isShoppers = system === 'scapi' || system === 'ocapi' || system === 'custom'
    return isShoppers && body ? fieldsOf(body, system === 'ocapi' ? 'OCAPI' : 'SCAPI') : []
  })
}

const list = (names: Iterable<string>) =>
  [...new Set(names)]
    .sort()
    .map((name) => `\`${name}\``)
    .join(', ')

it('the guide has an item for every object that shoppers write, with its fields', async () => {
  const fields = await allFields()
  const objects = [...new Set(fields.map(({object}) => object))].sort()
  expect(objects.length).toBeGreaterThan(10)
  expect(objects.filter((object) => !isShopperObject(object))).toEqual([])
  const rows = objects.map((object) => {
    const own = fields.filter((field) => field.object === object)
    const protocols = [...new Set(own.map(({protocol}) => protocol))].sort().reverse()
    return `- \`${object}\` (${protocols.join(', ')}): ${list(own.map(({name}) => name))}`
  })
  const written = guide
    .replace(/\n {2}/g, ' ')
    .split('\n')
    .filter((line) => /^- `[A-Z]\w+` \((SCAPI|OCAPI)/.test(line))
  expect(written).toEqual(rows)
})

describe('a body', () => {
  const schema = {
    title: 'Profile',
    properties: {firstName: {}, part: {properties: {code: {}}}, map: {}},
  }
  const reduce = (body: unknown, one: BodySchema = schema) =>
    writtenByShopper(body, one, (_object, name) => name !== 'c_flag')

  it.each([
    ['fields of the schema', {firstName: 'A', part: {code: 1}}, {firstName: 'A', part: {code: 1}}],
    ['no others, at any depth', {price: 1, part: {code: 1, price: 1}}, {part: {code: 1}}],
    ['attributes of its object', {c_note: 1, c_flag: 1}, {c_note: 1}],
    ['none of a part without a name', {part: {c_note: 1}}, {part: {}}],
    ['maps as they are', {map: {any: {c_note: 1}}}, {map: {any: {c_note: 1}}}],
  ])('keeps %s', (_name, body, expected) => {
    expect(reduce(body)).toEqual(expected)
    expect(reduce([body], {items: schema})).toEqual([expected])
  })

  it('keeps nothing without a schema, and no attribute of an object that is not in the table', () => {
    expect(reduce({price: 1, c_note: 1}, {properties: {}})).toEqual({})
    expect(reduce({c_note: 1}, {title: 'Site', properties: {}})).toEqual({})
  })
})
