import type {z} from 'zod'
import {bundleVariables, hostVariables} from './variables'
import type {Variable} from './variables/define'
import {sandboxVariables} from './variables/tools'

type Variables = Readonly<Record<string, Variable>>
type ValuesOf<Table extends Variables> = {[Name in keyof Table]: z.infer<Table[Name]['schema']>}
type Given = Readonly<Record<string, string | undefined>>

/** Environment variables of the bundle. */
export type Environment = ValuesOf<typeof bundleVariables>

/**
 * Error sentence of a variable: `PORT is "x", but must be a whole number from 1 to 65535.` Values of
 * secrets are left out.
 */
const sentence = (name: string, {secret}: Variable, given = '', rule = 'is not valid'): string =>
  secret ? `${name} ${rule}.` : `${name} is "${given}", but ${rule}.`

const isOrigin = (name: string): boolean => name.endsWith('_ORIGIN')

/** Origins of other companies, which browsers load scripts and frames from. */
const OTHERS = ['PAYMENT_ORIGIN', 'SCRIPTS_ORIGIN']

/** The sandbox's stand-ins of other companies have another host than the shop, so that cookies and frames are apart. */
const hostOf = (name: string): string => (OTHERS.includes(name) ? '127.0.0.1' : 'localhost')

function sandboxOrigin(name: string, {SANDBOX_PORT}: Given): string {
  const {data: port = 4000} = sandboxVariables.SANDBOX_PORT.schema.safeParse(
    SANDBOX_PORT || undefined,
  )
  return `http://${hostOf(name)}:${port}`
}

/**
 * Parses the variables of a table. An empty value counts as missing; a backend without an origin is the
 * sandbox.
 * @throws Error with one sentence for each invalid variable
 */
export function parseVariables<Table extends Variables>(table: Table, env: Given): ValuesOf<Table> {
  const problems: string[] = []
  const values = Object.entries(table).map(([name, variable]) => {
    const given = env[name] || undefined
    const result = variable.schema.safeParse(
      given ?? (isOrigin(name) ? sandboxOrigin(name, env) : undefined),
    )
    if (result.success) return [name, result.data]
    problems.push(sentence(name, variable, given, result.error.issues[0]?.message))
    return [name, undefined]
  })
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return Object.fromEntries(values) as ValuesOf<Table>
}

/** @throws Error with one sentence for each invalid variable of the bundle */
export const parseEnvironment = (env: Given): Environment => parseVariables(bundleVariables, env)

/** @throws Error with one sentence for each invalid variable of a host, including those of its bundle */
export const parseHostVariables = (env: Given): ValuesOf<typeof hostVariables> =>
  parseVariables(hostVariables, env)
