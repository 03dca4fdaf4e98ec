import fs from 'node:fs'
import path from 'node:path'
import Ajv, {type ValidateFunction} from 'ajv'
import addFormats from 'ajv-formats'
import {parse} from 'yaml'
import type {Exchange} from './exchange'

interface ResponseObject {
  $ref?: string
  content?: Record<string, {schema?: object}>
}

interface OpenApiDocument {
  servers?: {url: string}[]
  paths: Record<string, Record<string, {responses?: Record<string, ResponseObject>}>>
}

/** Where an operation stands: its file, its path in there, and the pattern of real paths. */
interface Place {
  readonly file: string
  readonly method: string
  readonly template: string
  readonly pattern: RegExp
}

/** Answers held against the OpenAPI files of a folder. */
export class OpenApiCheck {
  private readonly ajv = new Ajv({strict: false, allErrors: true, validateFormats: true})
  private readonly documents = new Map<string, OpenApiDocument>()
  private readonly places: Place[] = []
  private readonly validators = new Map<string, ValidateFunction>()

  /** Reads every YAML file below `folder`. Throws when there is none. */
  constructor(folder: string) {
    addFormats(this.ajv)
    const files = fs
      .readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((name) => /\.ya?ml$/.test(name))
    if (files.length === 0) throw new Error(`There are no OpenAPI files in ${folder}.`)
    for (const file of files) this.add(file, fs.readFileSync(path.join(folder, file), 'utf8'))
    this.places.sort((a, b) => placeholders(a.template) - placeholders(b.template))
  }

  private add(file: string, text: string): void {
    const document = parse(text) as OpenApiDocument
    this.documents.set(file, document)
    this.ajv.addSchema(document, file)
    const base = document.servers?.[0]?.url.replace(/^https?:\/\/[^/]+/, '') ?? ''
    for (const [template, methods] of Object.entries(document.paths)) {
      const pattern = new RegExp(`^${base}${template.replace(/\{\w+\}/g, '[^/]+')}$`)
      for (const method of Object.keys(methods)) {
        this.places.push({file, method: method.toUpperCase(), template, pattern})
      }
    }
  }

  /** What is wrong with an answer; empty for a right one and for a path that no file describes. */
  problemsOf(exchange: Exchange): string[] {
    const place = this.places.find(
      ({method, pattern}) => method === exchange.method && pattern.test(exchange.path),
    )
    if (!place) return []
    const response = this.responseOf(place, exchange.status)
    if (!response) return [`status ${exchange.status} is not in the OpenAPI document`]
    const {pointer, media} = response
    if (!media || exchange.body === null) return []
    const type = Object.keys(media).find((name) => exchange.contentType.startsWith(name))
    if (!type) {
      return [`content type '${exchange.contentType}', expected ${Object.keys(media).join(' or ')}`]
    }
    if (!media[type]?.schema) return []
    const validate = this.validator(
      `${place.file}#${pointer}/content/${encodePointer(type)}/schema`,
    )
    if (validate(exchange.body)) return []
    return (validate.errors ?? []).map(
      ({instancePath, message, params}) =>
        `${instancePath || '/'} ${message} ${JSON.stringify(params)}`,
    )
  }

  /** The description of an answer with this status, through at most one reference. */
  private responseOf({file, method, template}: Place, status: number) {
    const document = this.documents.get(file)
    const responses = document?.paths[template]?.[method.toLowerCase()]?.responses ?? {}
    const key = [String(status), `${Math.floor(status / 100)}XX`, 'default'].find(
      (name) => name in responses,
    )
    const response = key === undefined ? undefined : responses[key]
    if (key === undefined || !response) return undefined
    const own = `/paths/${encodePointer(template)}/${method.toLowerCase()}/responses/${key}`
    const pointer = response.$ref?.replace(/^#/, '') ?? own
    const media = (readPointer(document, pointer) as ResponseObject | undefined)?.content
    return {pointer, media}
  }

  private validator(ref: string): ValidateFunction {
    let validate = this.validators.get(ref)
    if (!validate) {
      validate = this.ajv.compile({$ref: ref})
      this.validators.set(ref, validate)
    }
    return validate
  }
}

function placeholders(template: string): number {
  return template.match(/\{\w+\}/g)?.length ?? 0
}

/** One segment of a JSON pointer inside a URI fragment. */
function encodePointer(segment: string): string {
  return encodeURIComponent(segment.replaceAll('~', '~0').replaceAll('/', '~1'))
}

function readPointer(document: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (value, key) => (value as Record<string, unknown> | undefined)?.[key],
      document,
    )
}
