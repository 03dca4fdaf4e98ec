import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {parse} from 'yaml'
import type {z} from 'zod'

const folder = join(__dirname, 'data')

const placeOf = (path: readonly PropertyKey[]): string => path.map(String).join('.') || 'the file'

/**
 * Data of a file of `data/`, checked by its schema.
 * @param name file without extension (`promotions`, `products/01-city-strollers`)
 * @throws Error that names the file and each field that is wrong
 */
export function readData<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> {
  const file = `data/${name}.yaml`
  const {success, data, error} = schema.safeParse(parseFile(file))
  if (success) return data
  const problems = error.issues.map(({path, message}) => `${file}: ${placeOf(path)}: ${message}`)
  throw new Error(problems.join('\n'))
}

function parseFile(file: string): unknown {
  try {
    return parse(readFileSync(join(__dirname, file), 'utf8')) as unknown
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Names of the files of a folder of `data/`, in alphabetical order, as `readData` takes them. */
export const filesOf = (name: string): readonly string[] =>
  readdirSync(join(folder, name))
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => `${name}/${file.replace('.yaml', '')}`)
