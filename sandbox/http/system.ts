/** The systems that the sandbox replaces, by their names in faults and in the log of requests. */
export const systems = [
  'slas',
  'scapi',
  'ocapi',
  'controllers',
  'custom',
  'images',
  'reviews',
  'personalisation',
  'social',
  'translation',
  'maps',
  'payment',
  'mail',
] as const

export type System = (typeof systems)[number]

const prefixes: readonly (readonly [RegExp, System])[] = [
  [/^\/(shopper\/auth|dwsso)\//, 'slas'],
  [/^\/custom\//, 'custom'],
  [/^\/s\/[^/]+\/dw\//, 'ocapi'],
  [/^\/s\/[^/]+\/[^/]+\/sapi(\/|$)/, 'controllers'],
  [/^\/(dw\/image|on\/demandware\.static)\//, 'images'],
  [/^\/[\w-]+\/shopper-[\w-]+\/v\d/, 'scapi'],
  [
    /^(\/reviews(\/stg)?)?\/(data\/[\w-]+|reviews|statistics|submitfeedback|submitreview)\.json$/,
    'reviews',
  ],
  [/^(\/personalisation)?\/v3\/(activities|personalization)\//, 'personalisation'],
  [/^(\/curalate)?\/(v1\/)?media\//, 'social'],
  [/^(\/translation)?\/language\/translate\/v2$/, 'translation'],
  [/^(\/maps-service)?\/maps\/api\//, 'maps'],
  [/^\/psp\//, 'payment'],
  [/^\/(v2\/token|messaging\/v1\/email\/messages\/[^/]+)$/, 'mail'],
]

/** Whether a path is one of the sandbox's own pages, which no service has. */
export const isOwnPage = (path: string): boolean =>
  /^\/(?:(?:admin|outbox|healthz)(?:\/.*)?)?$/.test(path)

/** A service of a plug-in, with its paths. */
interface Service {
  readonly name: string
  readonly paths: RegExp
}

/** The systems of a server: those of the package and the services of its plug-ins. */
export class Systems {
  readonly names: readonly string[]

  constructor(private readonly services: readonly Service[] = []) {
    this.names = [...systems, ...services.map(({name}) => name)]
  }

  /** The system that a path belongs to; undefined for the sandbox's own pages. */
  of(path: string): string | undefined {
    if (isOwnPage(path)) return undefined
    return systemOf(path) ?? this.services.find(({paths}) => paths.test(path))?.name
  }
}

/** The system of the package that a path belongs to; undefined for the sandbox's own pages. */
export function systemOf(path: string): System | undefined {
  return prefixes.find(([pattern]) => pattern.test(path))?.[1]
}
