import fs from 'node:fs'
import path from 'node:path'
import {z} from 'zod'
import {siteSchema} from '../../config/schema'
import {preferences} from './preferences'
import {siteKeys} from './site-keys'

const root = path.resolve(__dirname, '../..')

interface JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>
}

/** Keys of the site's configuration; a group that is explained as a whole is one key. */
function keysOf({properties = {}}: JsonSchema, prefix = ''): string[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const key = prefix + name
    return key in siteKeys || !schema.properties ? [key] : keysOf(schema, `${key}.`)
  })
}

it('explains every key of the site schema, and no other', () => {
  const keys = keysOf(z.toJSONSchema(siteSchema, {io: 'input'}) as JsonSchema)
  expect(keys).toContain('features.wishlist')
  expect(Object.keys(siteKeys).sort()).toEqual(keys.sort())
})

it('explains every preference of the metadata of the archive', () => {
  const file = path.join(root, 'demo/archive/meta/system-objecttype-extensions.xml')
  const [, part = ''] = fs.readFileSync(file, 'utf8').split('type-id="SitePreferences"')
  const [definitions = ''] = part.split('</custom-attribute-definitions>')
  const ids = [...definitions.matchAll(/<attribute-definition attribute-id="(\w+)"/g)].map(
    ([, id]) => id,
  )
  expect(ids.length).toBeGreaterThan(20)
  expect(ids.filter((id = '') => !(id in preferences))).toEqual([])
})

const sources = ['app', 'config', 'server', 'sandbox', 'demo/endpoints']
  .flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
      .map((file) => path.join(folder, file)),
  )
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !/[\\/](testing|test)[\\/]/.test(file))
  .map((file) => fs.readFileSync(path.join(root, file), 'utf8'))
  .join('\n')

it.each(Object.entries(preferences).map(([id, {readBy}]) => [id, readBy]))(
  'preference %s is read by %s',
  (id) => {
    expect(sources).toMatch(new RegExp(`\\b${id}\\b`))
  },
)
