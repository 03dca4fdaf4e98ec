import fs from 'node:fs'
import path from 'node:path'
import Ajv, {type ValidateFunction} from 'ajv'
import type {FastifyInstance, FastifyReply, FastifyRequest} from 'fastify'
import type {Plugin} from '../../plugins/define-plugin'
import {Systems} from '../system'
import {answerKey, isAuxiliary, tableOf} from './answer-key'

type Schema = Readonly<Record<string, unknown>>

/** A document of `npm run generate -- answers`: schemas by route and status, and the definitions they refer to. */
export interface AnswerDocument {
  readonly routes: Readonly<Record<string, Readonly<Record<string, Schema>>>>
  readonly $defs: Readonly<Record<string, Schema>>
}

/** Row with the errors that every route of a table can answer. */
export const ERRORS = 'errors'

const NO_ANSWERS: AnswerDocument = {routes: {}, $defs: {}}

/** The answers of a table in a folder of schemas: that of the package, or of a plug-in, which need not have each table. */
export function readAnswers(
  table: string,
  folder = path.join(__dirname, 'schemas'),
): AnswerDocument {
  const file = path.join(folder, `${table}.json`)
  if (!fs.existsSync(file)) return NO_ANSWERS
  return JSON.parse(fs.readFileSync(file, 'utf8')) as AnswerDocument
}

/** A schema in which every member may be absent, for answers of which the caller selects members. */
const withoutRequired = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(withoutRequired)
  if (typeof schema !== 'object' || schema === null) return schema
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([name, value]) => name !== 'required' || !Array.isArray(value))
      .map(([name, value]) => [name, withoutRequired(value)]),
  )
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body) as unknown
  } catch {
    return undefined
  }
}

const encode = (segment: string): string =>
  encodeURIComponent(segment.replaceAll('~', '~0').replaceAll('/', '~1'))

/** An answer as it is sent. */
interface Sent {
  readonly status: number
  /** Media type without parameters; empty without a body. */
  readonly type: string
  /** Null for a body of bytes. */
  readonly text: string | null
  /** True when the caller selected members of the document. */
  readonly selected: boolean
}

/** The answers of one document against their schemas. */
class DocumentAnswers {
  private readonly validators = new Map<string, ValidateFunction>()
  private ajv: Ajv | undefined

  constructor(private readonly document: AnswerDocument) {}

  /** The compiler of the table; made when the table is first used, because it takes a while. */
  private get compiler(): Ajv {
    this.ajv ??= new Ajv({strict: false, validateSchema: false, code: {optimize: false}})
      .addSchema(this.document, 'whole')
      .addSchema(withoutRequired(this.document) as object, 'selected')
    return this.ajv
  }

  has(key: string): boolean {
    return key in this.document.routes
  }

  /** What is wrong with an answer by a row; null for a right one, undefined for a status that the row does not have. */
  problemOf(row: string, sent: Sent): string | null | undefined {
    const {status, text, selected} = sent
    const column = [`${status}`, `${Math.floor(status / 100)}xx`].find(
      (one) => this.document.routes[row]?.[one],
    )
    if (column === undefined) return undefined
    const {contentType, ...schema} = this.document.routes[row]?.[column] ?? {}
    const contents = contentType === undefined ? [] : [contentType].flat()
    // A row with a document as well has a page for people and a document for programs.
    const isDocument = Object.keys(schema).length > 0 && !contents.includes(sent.type)
    if (contents.length > 0 && !isDocument) return contentProblem(contents, sent)
    const validate = this.validator(
      `${selected ? 'selected' : 'whole'}#/routes/${encode(row)}/${column}`,
    )
    const document = parse(text ?? '')
    if (document === undefined) return 'the body is not JSON'
    if (validate(document)) return null
    const errors = validate.errors ?? []
    const first = errors.at(-1)
    return `${first?.instancePath || 'the document'} ${first?.message} ${JSON.stringify(first?.params)}`
  }

  private validator(ref: string): ValidateFunction {
    const validate = this.validators.get(ref) ?? this.compiler.compile({$ref: ref})
    this.validators.set(ref, validate)
    return validate
  }
}

/** The documents of this process by folder and table: servers share them. */
const documents = new Map<string, DocumentAnswers>()

function answersOf(table: string, folder?: string): DocumentAnswers {
  const key = `${folder ?? ''}\n${table}`
  const known = documents.get(key) ?? new DocumentAnswers(readAnswers(table, folder))
  documents.set(key, known)
  return known
}

/** A body that is not JSON has one of the media types of its row; `none` is an answer without a body. */
function contentProblem(expected: readonly unknown[], {type, text}: Sent): string | null {
  if (text === '') return expected.includes('none') ? null : 'it has no body'
  if (expected.includes(type)) return null
  return expected.includes('none') ? 'it has a body' : `its content type is ${type}`
}

const isSelected = ({query}: FastifyRequest): boolean =>
  (query as {select?: unknown} | null)?.select !== undefined

function sentOf(request: FastifyRequest, reply: FastifyReply, payload: unknown): Sent {
  const [type = ''] = String(reply.getHeader('content-type') ?? '').split(';')
  const text = typeof payload === 'string' || !payload ? (payload ?? '') : null
  return {
    status: reply.statusCode,
    type,
    text: text as string | null,
    selected: isSelected(request),
  }
}

/**
 * Checks every answer against the schema of its route: a wrong answer becomes a 500 that says what is wrong. A route
 * without a schema is refused when it is registered; routes of plug-ins have theirs in `answers/schemas` of the plug-in,
 * or declare their responses. For tests; it parses every answer.
 */
export function checkAnswers(
  app: FastifyInstance,
  plugins: readonly {readonly folder: string; readonly plugin: Pick<Plugin, 'services'>}[] = [],
): void {
  const folders = [undefined, ...plugins.map(({folder}) => path.join(folder, 'answers/schemas'))]
  const systems = new Systems(plugins)
  const ofRoute = (table: string, key: string): DocumentAnswers | undefined =>
    folders.map((folder) => answersOf(table, folder)).find((answers) => answers.has(key))
  const problemOf = (table: string, key: string, sent: Sent): string | null => {
    const problem = ofRoute(table, key)?.problemOf(key, sent)
    if (problem !== undefined) return problem
    const general = (ofRoute(table, ERRORS) ?? answersOf('own')).problemOf(ERRORS, sent)
    return general === undefined ? `status ${sent.status} is not in its row` : general
  }
  app.addHook('onRoute', ({method, url, schema}) => {
    const table = tableOf(url, systems)
    for (const one of [method].flat()) {
      const key = answerKey(one, url)
      if (isAuxiliary(one) || schema?.response || ofRoute(table, key)) continue
      throw new Error(
        `The route '${key}' has no answer type. Add it to answers/${table}.ts and run: npm run generate -- answers`,
      )
    }
  })
  app.addHook('onSend', async (request: FastifyRequest, reply: FastifyReply, payload) => {
    if (isAuxiliary(request.method)) return payload
    const {url, schema} = request.routeOptions
    if (schema?.response) return payload
    const key = url === undefined ? ERRORS : answerKey(request.method, url)
    const table = tableOf(request.url.split('?')[0] ?? '', systems)
    const problem = problemOf(table, key, sentOf(request, reply, payload))
    if (problem === null) return payload
    const {statusCode} = reply
    reply.code(500).removeHeader('content-length').type('application/json')
    return JSON.stringify({wrongAnswer: `${key} ${statusCode}: ${problem}`})
  })
}
