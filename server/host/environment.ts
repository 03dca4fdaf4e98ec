import {z} from 'zod'

const schema = z.object({
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  /** Host and port under which browsers reach the shop; the address bar, without protocol. */
  EXTERNAL_DOMAIN_NAME: z.string().min(1).optional(),
  /** Protocol under which browsers reach the shop. */
  EXTERNAL_PROTOCOL: z.enum(['http', 'https']).default('http'),
})

export interface HostEnvironment {
  port: number
  /** For example `http://localhost:3000`. */
  externalOrigin: URL
}

/** @throws Error whose message names the wrong variable */
export function readHostEnvironment(env: NodeJS.ProcessEnv): HostEnvironment {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const result = schema.safeParse(given)
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The environment is not valid:\n${lines.join('\n')}`)
  }
  const {PORT, EXTERNAL_DOMAIN_NAME, EXTERNAL_PROTOCOL} = result.data
  return {
    port: PORT,
    externalOrigin: new URL(
      `${EXTERNAL_PROTOCOL}://${EXTERNAL_DOMAIN_NAME ?? `localhost:${PORT}`}`,
    ),
  }
}
