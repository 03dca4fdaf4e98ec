import fs from 'node:fs'
import path from 'node:path'
import {parse} from 'yaml'
import {z} from 'zod'

const names = z.array(z.string())
/** Values by property, members by enumeration, or properties by type. */
const listsByName = z.record(z.string(), names)

const {thing, types, terms, required} = z
  .strictObject({
    thing: listsByName,
    types: z.record(z.string(), listsByName),
    terms: listsByName,
    required: listsByName,
  })
  .parse(parse(fs.readFileSync(path.join(__dirname, 'schema-org.yaml'), 'utf8'), {merge: true}))

type Lists = Readonly<Record<string, readonly string[]>>

/** Properties by type. */
export const VOCABULARY: Readonly<Record<string, Lists>> = Object.fromEntries(
  Object.entries(types).map(([type, properties]) => [type, {...thing, ...properties}]),
)

/** Members of the enumerations. */
export const TERMS: Lists = terms

/** Properties that search engines want of the types that they show. */
export const REQUIRED: Lists = required
