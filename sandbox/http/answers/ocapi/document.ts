import type {JsonValue} from '../../../domains/json'
import type {Ok} from '../answer-types'

/** The document of an answer: it names the version of the API, its parts do not. */
export type Versioned<Document> = {_v: '21.3'} & Document

/** A route with one document. */
export type OkDocument<Document> = Ok<Versioned<Document>>

/** Several documents by their ids; `data` is absent when none was found. */
export interface IdResult<Type extends string, Document> {
  _v: '21.3'
  _type: Type
  count: number
  data?: Document[]
  total: number
}

/** A page of documents. */
export type Page<Type extends string, Document> = IdResult<Type, Document> & {
  start: number
  next?: string
  previous?: string
}

/** One document, or several for the path `(a,b)`. */
export type OneOrMany<Type extends string, Document> = Ok<
  Versioned<Document> | IdResult<Type, Document>
>

export interface Link<Type extends string> {
  _type: Type
  link: string
}

export interface FaultDocument {
  _v: '21.3'
  fault: {
    type: string
    message: string
    arguments: {[name: string]: JsonValue}
  }
}
