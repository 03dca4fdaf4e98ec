import type {FastifyInstance, FastifyReply, FastifyRequest} from 'fastify'
import {sendRefusal} from './refusal'
import type {Systems} from './system'

interface Known {
  readonly pattern: RegExp
  readonly methods: Set<string>
}

/** A path and the system that it belongs to. */
interface Place {
  readonly path: string
  readonly system: string | undefined
}

/**
 * Answers calls without a route, each in the form of its protocol: 405 with `Allow` for a path
 * that has other methods, else 404, for any body. Must be called before the routes are
 * registered; hooks that were added earlier run for such calls too.
 */
export function answerUnknownRoutes(app: FastifyInstance, systems: Systems): void {
  const known = new Map<string, Known>()
  app.addHook('onRoute', ({url, method}) => {
    const entry = known.get(url) ?? {pattern: patternOf(url), methods: new Set<string>()}
    for (const one of [method].flat()) if (one !== 'OPTIONS') entry.methods.add(one)
    known.set(url, entry)
  })
  const refuse = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const path = request.url.split('?')[0] ?? ''
    const allowed = [...known.values()]
      .filter(({pattern, methods}) => methods.size > 0 && pattern.test(path))
      .flatMap(({methods}) => [...methods])
    // When the method is allowed, the path is the error: it has an additional slash at its end.
    return allowed.length > 0 && !allowed.includes(request.method)
      ? refuseMethod(request, reply, {path, system: systems.of(path)}, allowed)
      : refusePath(reply, request.method, {path, system: systems.of(path)})
  }
  app.setNotFoundHandler(refuse)
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404) return refuse(request, reply)
  })
}

/** A route's path as a pattern: `/baskets/:id` matches one segment, `*` the rest. */
function patternOf(url: string): RegExp {
  const escaped = url.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${escaped.replace(/:\w+/g, '[^/]+').replaceAll('*', '.*')}/?$`)
}

function refuseMethod(
  request: FastifyRequest,
  reply: FastifyReply,
  {path, system}: Place,
  allowed: readonly string[],
): FastifyReply {
  const methods = [...new Set(allowed)].sort().join(', ')
  reply.header('allow', methods)
  return sendRefusal(reply, system, {
    status: 405,
    message: `The method ${request.method} is not supported at ${path}; it takes ${methods}.`,
    ocapiType: 'MethodNotAllowedException',
    args: {method: request.method, path: resourceOf(path)},
  })
}

function refusePath(reply: FastifyReply, method: string, {path, system}: Place): FastifyReply {
  return sendRefusal(reply, system, {
    status: 404,
    message:
      system === 'ocapi'
        ? `Unknown resource '${resourceOf(path)}'. Please provide a valid resource.`
        : `No resource at ${method} ${path}.`,
    ocapiType: 'NotFoundException',
    args: {path: resourceOf(path)},
  })
}

/** OCAPI names resources without the site: `/dw/shop/v21_3/products`. */
function resourceOf(path: string): string {
  return path.replace(/^\/s\/[^/]+/, '')
}
