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

/** The system that a path belongs to; undefined for the sandbox's own pages. */
export function systemOf(path: string): System | undefined {
  return prefixes.find(([pattern]) => pattern.test(path))?.[1]
}
