import type {FastifyInstance} from 'fastify'
import {LRUCache} from 'lru-cache'
import {basicCredentials} from './client'
import {SlasError} from './errors'

/** Calls that prove an identity or send a mail. */
const LIMITED = [
  '/login',
  '/password/reset',
  '/password/action',
  '/passwordless/login',
  '/passwordless/token',
  '/webauthn/register/authorize',
  '/webauthn/register/start',
]

const MINUTE_MS = 60_000
/** Maximum number of logins that are counted; the least recently used are dropped first. */
const MAX_LOGINS = 10_000

interface LimitedBody {
  readonly user_id?: string
  readonly login_id?: string
}

/**
 * Refuses a call with 429 when the same login was named by `limit` calls of its kind within a minute; 0 for no limit.
 * Clients of SLAS match the text.
 */
export function limitLogins(app: FastifyInstance, limit: number): void {
  if (limit === 0) return
  const counts = new LRUCache<string, {calls: number}>({max: MAX_LOGINS, ttl: MINUTE_MS})
  app.addHook('preHandler', async ({routeOptions, body, headers}) => {
    const path = LIMITED.find((ending) => routeOptions.url?.endsWith(`/oauth2${ending}`))
    if (!path) return
    const {user_id: userId, login_id: loginId} = (body ?? {}) as LimitedBody
    const basic = path === '/login' ? basicCredentials(headers.authorization ?? '')?.id : undefined
    const login = (userId ?? loginId ?? basic ?? '').trim().toLowerCase()
    const key = `${path} ${login}`
    const known = counts.get(key) ?? {calls: 0}
    if (known.calls >= limit) {
      throw new SlasError(
        429,
        'too_many_requests',
        'Too many login requests were made. Please try again later.',
      )
    }
    // The minute begins with the first call.
    if (known.calls === 0) counts.set(key, known)
    known.calls += 1
  })
}
