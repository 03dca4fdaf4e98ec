import type {FastifyInstance, FastifyRequest} from 'fastify'

/** Maximum depth of objects and lists in a body; documents of the APIs have fewer than ten levels. */
const DEEPEST = 100

const BACKSLASH = 92
const QUOTE = 34
/** `[` and `{` */
const OPENING: ReadonlySet<number> = new Set([91, 123])
/** `]` and `}` */
const CLOSING: ReadonlySet<number> = new Set([93, 125])

/** True when a JSON text is nested too deeply for recursive code. */
export function isTooDeep(text: string): boolean {
  let depth = 0
  let inText = false
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (inText) {
      if (code === BACKSLASH) at += 1
      else if (code === QUOTE) inText = false
    } else if (code === QUOTE) inText = true
    else if (OPENING.has(code)) depth += 1
    else if (CLOSING.has(code)) depth -= 1
    if (depth > DEEPEST) return true
  }
  return false
}

type Done = (error: Error | null, body?: unknown) => void

/**
 * Reads JSON bodies of a plugin: those nested deeper than `DEEPEST` are refused with 400 before
 * any code walks through them. `empty` is the value of a body without content; without it such a
 * body is refused as well. `types` are further media types with JSON.
 */
export function readJson(
  app: FastifyInstance,
  {empty, types = []}: {empty?: object; types?: readonly string[]} = {},
): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser(
    ['application/json', ...types],
    {parseAs: 'string'},
    (request: FastifyRequest, body: string, done: Done) => {
      if (empty && body.trim() === '') done(null, empty)
      else if (isTooDeep(body)) {
        const message = `The document is nested deeper than ${DEEPEST} levels.`
        done(Object.assign(new Error(message), {statusCode: 400}))
      } else void parse(request, body, done)
    },
  )
}
