/** @jest-environment node */
import fs from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

const ROOT = path.resolve(__dirname, '../../../..')
const read = (file: string): string => fs.readFileSync(path.join(ROOT, file), 'utf8')

/** Names of the members of `EventPayloads`. */
function eventsOfCode(): string[] {
  const file = 'app/features/analytics/public/shop-event.ts'
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest)
  const payloads = source.statements.find(
    (one): one is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(one) && one.name.text === 'EventPayloads',
  )
  return (payloads?.members ?? []).flatMap(({name}) =>
    name && ts.isIdentifier(name) ? [name.text] : [],
  )
}

/** Names of the events in the list. */
const rows = [...read('docs/guides/events.md').matchAll(/^- `(\w+)` \(/gm)].map(
  ([, name = '']) => name,
)

/** The browser tests, as one text. */
const specs = fs
  .readdirSync(path.join(ROOT, 'e2e'))
  .filter((file) => file.endsWith('.spec.ts'))
  .map((file) => read(path.join('e2e', file)))
  .join('\n')

const names = eventsOfCode()

/** Source files of the app outside of analytics, as one text. */
const app = fs
  .readdirSync(path.join(ROOT, 'app'), {recursive: true})
  .map(String)
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .filter((file) => !/^features\/analytics\/(model|deliver)\//.test(file))
  .map((file) => read(path.join('app', file)))
  .join('\n')

/** Events that the specification of the shop names. */
const SPECIFIED = [
  ...['page_load', 'view_item', 'add_to_cart', 'remove_from_cart', 'begin_checkout', 'purchase'],
  ...['add_payment_info', 'view_cart', 'view_item_list', 'select_item', 'add_to_wishlist'],
  ...['view_wishlist', 'notify_me', 'engraving', 'refund', 'begin_refund', 'country_selector'],
]

it.each(SPECIFIED)('the specified event %s exists', (name) => {
  expect(names).toContain(name)
})

it('finds the events of the code', () => {
  expect(names.length).toBeGreaterThan(30)
  expect(names).toContain('purchase')
})

it('the guide lists each event of the code once, and no other', () => {
  expect([...rows].sort()).toEqual([...names].sort())
})

it.each(rows)('%s is caused by the app and asserted in a browser test', (name) => {
  expect(app).toContain(`'${name}'`)
  expect(specs).toContain(`expectEvent(log, '${name}'`)
})
