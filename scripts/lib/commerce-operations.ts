import * as sdk from 'commerce-sdk-isomorphic'

interface FamilyClass {
  new (config: object): Record<string, (options: object) => Promise<unknown>>
  readonly defaultBaseUri: string
  readonly apiPaths: Readonly<Record<string, string>>
  readonly paramKeys: Readonly<Record<string, readonly string[]>>
}

/** Logins are calls of our server (ADR 0010): no table of them, so that no page can make one. */
const LEFT_OUT = ['ShopperLogin']

/** Names of the APIs whose clients browsers may have. */
export const familyNames = Object.entries(sdk)
  .filter(([name, value]) => name.startsWith('Shopper') && 'paramKeys' in (value as object))
  .map(([name]) => name)
  .filter((name) => !LEFT_OUT.includes(name))

const classOf = (name: string): FamilyClass =>
  (sdk as unknown as Record<string, FamilyClass>)[name] as FamilyClass

export const familyKey = (name: string): string => `${name.charAt(0).toLowerCase()}${name.slice(1)}`

export const familyFile = (name: string): string =>
  name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()

/** Calls an operation of the package with all required parameters, and sees its HTTP method. Nothing is sent. */
async function methodOf(Family: FamilyClass, name: string, required: readonly string[]) {
  let method = ''
  const client = new Family({
    proxy: 'http://127.0.0.1',
    parameters: {shortCode: 'x'},
    fetch: (_: string, init: {method: string}) => {
      method = init.method
      return Promise.resolve(new Response('{}'))
    },
  })
  const parameters = Object.fromEntries(required.map((key) => [key, 'x']))
  await client[name]?.({parameters, body: {}})
  return method.toUpperCase()
}

async function operationText(Family: FamilyClass, name: string): Promise<string> {
  const {apiPaths, paramKeys} = Family
  const template = apiPaths[name] ?? ''
  const path = template.replace('/organizations/{organizationId}', '')
  const required = paramKeys[`${name}Required`] ?? []
  const inPath = (key: string): boolean => template.includes(`{${key}}`)
  const query = (paramKeys[name] ?? [])
    .filter((key) => !inPath(key))
    .map((key) => (required.includes(key) ? `${key}*` : key))
  const search = query.length > 0 ? `?${query.join('&')}` : ''
  return `${await methodOf(Family, name, required)} ${path}${search}`
}

/** The module with the operations of one of the Shopper APIs, as commerce-sdk-isomorphic calls them. */
export async function familyText(name: string): Promise<string> {
  const Family = classOf(name)
  const names = Object.keys(Family.apiPaths)
  const base = new URL(Family.defaultBaseUri.replace('{shortCode}', 'x')).pathname
  const texts = await Promise.all(names.map((operation) => operationText(Family, operation)))
  const rows = names.map((operation, index) => `  ${operation}: '${texts[index] ?? ''}',\n`)
  return `import type * as Sdk from 'commerce-sdk-isomorphic'
import {family} from '@app/shared/commerce/family'
import type {ClientParameters} from '@app/shared/commerce/client'

/** Operations of commerce-sdk-isomorphic; written by scripts/generate.ts. */
export const ${name} = family<Sdk.${name}<ClientParameters & Record<string, unknown>>>('${familyKey(name)}', '${base}', {
${rows.join('')}})
`
}
