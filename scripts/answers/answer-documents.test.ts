import fs from 'node:fs'
import {answerDocuments} from './answer-documents'

/** Places of schemas that accept anything, except values of custom attributes. */
function catchAlls(schema: unknown, place: string): string[] {
  if (Array.isArray(schema)) return schema.flatMap((member) => catchAlls(member, place))
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([name, value]) => {
    if (name === 'patternProperties') return []
    const open =
      JSON.stringify(value) === '{}' || (name === 'additionalProperties' && value === true)
    return open ? [`${place}/${name}`] : catchAlls(value, `${place}/${name}`)
  })
}

const {documents} = answerDocuments()

it.each([...documents])('%s is the same in a second run', (file, text) => {
  expect(fs.readFileSync(file, 'utf8')).toBe(text)
})

it.each([...documents])('%s accepts custom attributes alone without a type', (_file, text) => {
  const {$defs, routes} = JSON.parse(text) as {$defs: object; routes: Record<string, object>}
  const bodies = Object.values(routes).flatMap((row) => Object.entries(row))
  expect(
    [...Object.entries($defs), ...bodies].flatMap(([name, schema]) => catchAlls(schema, name)),
  ).toEqual([])
})
