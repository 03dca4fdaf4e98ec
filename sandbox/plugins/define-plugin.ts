import type {FastifyInstance} from 'fastify'
import {z} from 'zod'
import type {PluginContract} from '../contract/plugin-contract'
import type {PaymentProvider} from '../domains/payment-provider'
import {templatePages, type ShopPages} from '../domains/shop-data'
import type {ShopperObject} from '../domains/attributes/shopper-attributes'
import type {Route} from '../http/common/routes'
import type {Sandbox} from '../sandbox'
import {PluginError} from './plugin-error'
import {PluginSettings} from './settings'

/** Routes that belong together. `route` registers one; `sandbox` has the database, the sites and the configuration. */
export type Routes<Answers> = (route: Route<Answers>, sandbox: Sandbox) => void

/** The answers of a plug-in without a table of its own: any route, with the body that its schema declares. */
export type AnyAnswers = {
  readonly [Key in `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`]: {
    readonly '2xx': unknown
  }
}

/** A custom attribute that a plug-in adds to a system object. A definition of the archive comes first. */
export interface PluginAttribute {
  /** Id without `c_`. */
  readonly id: string
  /** Value type as the archive format names it. */
  readonly type:
    | 'string'
    | 'text'
    | 'int'
    | 'double'
    | 'boolean'
    | 'date'
    | 'datetime'
    | 'enum-of-string'
  /** True when only the plug-in writes it, and no shopper. */
  readonly externallyManaged?: boolean
}

/** A page of the dashboard, or a part of the admin API. */
export interface AdminLink {
  readonly title: string
  /** Path below `/admin`, such as `/surveys`. */
  readonly path: string
}

/**
 * The API of another company. Services of one name in one plug-in are parts of one system, such as an API and its pages,
 * each with hooks of its own.
 */
export interface SimulatedService<Answers = AnyAnswers> {
  /** Name in faults and in the log of requests, such as `loyalty`. */
  readonly name: string
  /** Its paths; those of no other system, and none of the sandbox's own pages. Without them faults and log leave it out. */
  readonly paths?: RegExp
  /** What the paths of its routes begin with, each route below every one; nothing by default. */
  readonly prefixes?: readonly string[]
  /** Sets what holds for its routes alone: parsers of bodies, the form of errors, hooks, also of start and stop. */
  readonly prepare?: (app: FastifyInstance, sandbox: Sandbox) => void
  readonly routes: readonly Routes<Answers>[]
}

/** A service whose routes have a table of answers instead of response schemas. */
export const simulatedService = <Answers>(service: SimulatedService<Answers>): SimulatedService =>
  service as unknown as SimulatedService

/**
 * What a plug-in adds to the sandbox. Keys of routes are a method and a path; where the path begins differs:
 * - `customApis`: `GET /hello/v1/greetings` is `/custom/hello/v1/organizations/{organizationId}/greetings`
 * - `controllers`: `GET /hello` is `/s/{siteId}/{locale}/sapi/hello`
 * - `adminPages`: `GET /hello` is `/admin/hello`
 * - `ocapi`: `GET /hello` is `/s/{siteId}/dw/shop/v21_3/hello`
 * - `services`: the whole path, behind a prefix of the service
 */
export interface PluginDefinition<Custom, Controllers, Pages, Ocapi> {
  /** Lower-case letters, digits and hyphens. The database records migrations under it: it must not change. */
  readonly name: string
  /** Folder of numbered SQL files `NNN-name.sql`, relative to that of the plug-in. */
  readonly migrations?: string
  /** Values that users of the sandbox set, of `pluginSettings` with the same name. */
  readonly settings?: PluginSettings
  /**
   * Folder of files `mails-<language>.json` with letters for `sendLetter`; one with the name of a mail of the package takes
   * its place. `mails-en.json` serves languages without a file.
   */
  readonly mails?: string
  /** Custom attributes by system object. */
  readonly attributes?: Readonly<Partial<Record<ShopperObject, readonly PluginAttribute[]>>>
  readonly customApis?: readonly Routes<Custom>[]
  readonly controllers?: readonly Routes<Controllers>[]
  /** Resources beside those of OCAPI Shop, in its form; bodies are JSON, reports of browsers included. */
  readonly ocapi?: readonly Routes<Ocapi>[]
  readonly adminPages?: readonly Routes<Pages>[]
  /** Links of the dashboard to its pages. */
  readonly adminLinks?: readonly AdminLink[]
  readonly services?: readonly SimulatedService[]
  /** The payment provider of the orders; one plug-in at most has it. */
  readonly paymentProvider?: (sandbox: Sandbox) => PaymentProvider
  /** Pages of your storefront to which mails lead; the others are those of PWA Kit's template. */
  readonly shopPages?: Partial<ShopPages>
  /** Operations and scenarios for `commerce-sandbox verify`; loaded by this command only. */
  readonly contract?: () => Promise<PluginContract>
}

/** A plug-in of any tables of answers. */
export type Plugin = PluginDefinition<AnyAnswers, AnyAnswers, AnyAnswers, AnyAnswers>

const routes = z.array(
  z.custom<Routes<AnyAnswers>>((value) => typeof value === 'function', 'expected a function'),
)
const attribute = z.strictObject({
  id: z.string().regex(/^(?!c_)\w+$/, 'expected an id without c_'),
  type: z.enum([
    'string',
    'text',
    'int',
    'double',
    'boolean',
    'date',
    'datetime',
    'enum-of-string',
  ]),
  externallyManaged: z.boolean().optional(),
})

const schema = z.strictObject({
  name: z.string().regex(/^[a-z][a-z0-9-]*$/, 'expected lower-case letters, digits and hyphens'),
  migrations: z.string().min(1).optional(),
  mails: z.string().min(1).optional(),
  settings: z.instanceof(PluginSettings, {error: 'expected pluginSettings(...)'}).optional(),
  attributes: z.record(z.string(), z.array(attribute)).optional(),
  customApis: routes.optional(),
  controllers: routes.optional(),
  ocapi: routes.optional(),
  adminPages: routes.optional(),
  adminLinks: z
    .array(z.strictObject({title: z.string().min(1), path: z.string().regex(/^\//)}))
    .optional(),
  services: z
    .array(
      z.strictObject({
        name: z
          .string()
          .regex(/^[a-z][a-z0-9-]*$/, 'expected lower-case letters, digits and hyphens'),
        // With these flags an expression remembers where it stopped.
        paths: z
          .instanceof(RegExp)
          .refine(({global, sticky}) => !global && !sticky, 'expected no flags g and y')
          .optional(),
        prefixes: z
          .array(z.string().regex(/^(\/.*[^/])?$/, 'expected a path'))
          .min(1)
          .optional(),
        prepare: z
          .custom<SimulatedService['prepare']>(
            (value) => typeof value === 'function',
            'expected a function',
          )
          .optional(),
        routes,
      }),
    )
    .optional(),
  paymentProvider: z
    .custom<(sandbox: Sandbox) => PaymentProvider>(
      (value) => typeof value === 'function',
      'expected a function',
    )
    .optional(),
  shopPages: z
    .partialRecord(z.enum(Object.keys(templatePages)), z.string().regex(/^\//, 'expected a path'))
    .optional(),
  contract: z
    .custom<() => Promise<PluginContract>>(
      (value) => typeof value === 'function',
      'expected a function',
    )
    .optional(),
})

const defined = new WeakSet<object>()

/**
 * Checks a plug-in; the result is the default export of its file.
 * @throws PluginError for an unknown member or a wrong value, which it names
 */
export function definePlugin<
  Custom = AnyAnswers,
  Controllers = AnyAnswers,
  Pages = AnyAnswers,
  Ocapi = AnyAnswers,
>(definition: PluginDefinition<Custom, Controllers, Pages, Ocapi>): Plugin {
  const parsed = schema.safeParse(definition)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const place = issue?.path.length ? `${issue.path.join('.')}: ` : ''
    throw new PluginError(`${place}${issue?.message}`)
  }
  const {name, settings} = definition
  if (settings && settings.plugin !== name) {
    throw new PluginError(`settings: expected those of '${name}'`)
  }
  const plugin = definition as unknown as Plugin
  defined.add(plugin)
  return plugin
}

/** True for a plug-in that `definePlugin` of this process has checked. */
export const isPlugin = (value: unknown): value is Plugin =>
  typeof value === 'object' && value !== null && defined.has(value)
