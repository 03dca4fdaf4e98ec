import {
  anyone,
  definePlugin,
  type FastifyInstance,
  type FastifyRequest,
  formFields,
  type Routes,
  simulatedService,
  structureDefect,
} from 'commerce-sandbox/plugin'
import {z} from 'zod'
import type {TranslationAnswers} from './answers/translation'

/** Maximum length of one text in characters. */
const MAX_LENGTH = 30_000

const language = z.string().regex(/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/)
const bodySchema = z.object({
  q: z.union([z.string().max(MAX_LENGTH), z.array(z.string().max(MAX_LENGTH)).max(128)]),
  source: language.optional(),
  target: language,
  format: z.enum(['text', 'html']).default('html'),
})

class TranslationError extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly status: string,
  ) {
    super(message)
  }
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)

function readBody(body: unknown): z.infer<typeof bodySchema> {
  const parsed = bodySchema.safeParse(body)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const place = issue?.path.join('.') || 'body'
  throw new TranslationError(400, `${place}: ${issue?.message ?? 'not valid'}`, 'INVALID_ARGUMENT')
}

/** JSON, or a form in which `q` may be repeated. */
function parseBody(request: FastifyRequest, text: string): unknown {
  if (!request.headers['content-type']?.includes('x-www-form-urlencoded')) return JSON.parse(text)
  const form = formFields(text)
  return {...Object.fromEntries(form), q: form.getAll('q')}
}

/** JSON or a form, of any media type. */
function prepare(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', {parseAs: 'string'}, (request, body, done) => {
    try {
      if (structureDefect(body.toString())) throw new Error('The body has too many values.')
      done(null, parseBody(request, body.toString()))
    } catch {
      done(new TranslationError(400, 'The body cannot be read.', 'INVALID_ARGUMENT'))
    }
  })
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof TranslationError)) throw error
    const {code, message, status} = error
    const errors = [{message, domain: 'global', reason: 'invalid'}]
    return reply.status(code).send({error: {code, message, errors, status}})
  })
}

const translate: Routes<TranslationAnswers> = (route) => {
  route('POST /language/translate/v2', {needs: anyone}, (_anyone, request) => {
    if (!(request.query as {key?: string}).key) {
      throw new TranslationError(403, 'The request has no API key.', 'PERMISSION_DENIED')
    }
    const {q, source, target, format} = readBody(request.body)
    const texts = typeof q === 'string' ? [q] : q
    return {
      data: {
        translations: texts.map((text) => ({
          translatedText: `[${target}] ${format === 'html' ? escapeHtml(text) : text}`,
          ...(source === undefined && {detectedSourceLanguage: 'en' as const}),
        })),
      },
    }
  })
}

/**
 * Translation, basic edition (v2). It does not translate: a text is returned as `[target] text`, so that
 * a translation can be distinguished from the original.
 */
export default definePlugin({
  name: 'translation',
  services: [
    simulatedService<TranslationAnswers>({
      name: 'translation',
      paths: /^(\/translation)?\/language\/translate\/v2$/,
      // The service's own path, and one that distinguishes it from other services on the same host.
      prefixes: ['', '/translation'],
      prepare,
      routes: [translate],
    }),
  ],
})
