/** The systems of B2C Commerce, by their names in faults and in the log of requests; other companies are plug-ins. */
export const systems = ['slas', 'scapi', 'ocapi', 'controllers', 'custom', 'images'] as const

export type System = (typeof systems)[number]

const prefixes: readonly (readonly [RegExp, System])[] = [
  [/^\/(shopper\/auth|dwsso)\//, 'slas'],
  [/^\/custom\//, 'custom'],
  [/^\/s\/[^/]+\/dw\//, 'ocapi'],
  [/^\/s\/[^/]+\/[^/]+\/sapi(\/|$)/, 'controllers'],
  [/^\/(dw\/image|on\/demandware\.static)\//, 'images'],
  [/^\/[\w-]+\/shopper-[\w-]+\/v\d/, 'scapi'],
]

/** Whether a path is one of the sandbox's own pages, which no service has. */
export const isOwnPage = (path: string): boolean =>
  /^\/(?:(?:admin|outbox|healthz)(?:\/.*)?)?$/.test(path)

/** A service of a plug-in, with its paths. */
interface Service {
  readonly name: string
  readonly paths?: RegExp
}

/** The systems of a server: those of the package and the services of its plug-ins. */
export class Systems {
  readonly names: readonly string[]
  private readonly services: readonly Service[]

  constructor(
    plugins: readonly {readonly plugin: {readonly services?: readonly Service[]}}[] = [],
  ) {
    this.services = plugins
      .flatMap(({plugin}) => plugin.services ?? [])
      .filter(({paths}) => paths !== undefined)
    this.names = [...new Set([...systems, ...this.services.map(({name}) => name)])]
  }

  /** The system that a path belongs to; undefined for the sandbox's own pages. */
  of(path: string): string | undefined {
    if (isOwnPage(path)) return undefined
    return systemOf(path) ?? this.services.find(({paths}) => paths?.test(path))?.name
  }
}

/** The system of B2C Commerce that a path belongs to; undefined for others. */
export function systemOf(path: string): System | undefined {
  return prefixes.find(([pattern]) => pattern.test(path))?.[1]
}
