import type {FastifyInstance, FastifyRequest} from 'fastify'

/** Maximum depth of objects and lists in a body; documents of the APIs have fewer than ten levels. */
const DEEPEST = 100
/** Maximum number of values in a body: members of objects and of lists. Documents of the APIs have fewer than a thousand. */
const MOST_VALUES = 10_000

const BACKSLASH = 92
const COMMA = 44
const QUOTE = 34
/** `[` and `{` */
const OPENING: ReadonlySet<number> = new Set([91, 123])
/** `]` and `}` */
const CLOSING: ReadonlySet<number> = new Set([93, 125])

/**
 * Why a JSON text is refused before it is parsed: it is nested too deeply for recursive code, or has more values than
 * code that walks through them handles in time. Null for a text that may be parsed.
 */
export function structureDefect(text: string): string | null {
  let depth = 0
  let values = 0
  let inText = false
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (inText) {
      if (code === BACKSLASH) at += 1
      else if (code === QUOTE) inText = false
    } else if (code === QUOTE) inText = true
    else if (code === COMMA) values += 1
    else if (OPENING.has(code)) {
      depth += 1
      values += 1
    } else if (CLOSING.has(code)) depth -= 1
    if (depth > DEEPEST) return `The document is nested deeper than ${DEEPEST} levels.`
    if (values > MOST_VALUES) return `The document has more than ${MOST_VALUES} values.`
  }
  return null
}

type Done = (error: Error | null, body?: unknown) => void

/**
 * Reads JSON bodies of a plugin: those that `structureDefect` names are refused with 400 before
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
      if (empty && body.trim() === '') {
        done(null, empty)
        return
      }
      const defect = structureDefect(body)
      if (defect === null) void parse(request, body, done)
      else done(Object.assign(new Error(defect), {statusCode: 400}))
    },
  )
}
