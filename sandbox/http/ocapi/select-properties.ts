import type {FastifyRequest} from 'fastify'
import type {JsonValue} from '../../domains/json'
import {ApiProblem, OcapiFault} from '../errors'
import type {Selection} from '../common/select'
import {applySelection, parseSelector} from '../common/select'

/** Members that identify the type of a document: they are always kept. */
const marks: ReadonlyMap<string, Selection> = new Map([
  ['_v', {all: true}],
  ['_type', {all: true}],
])

/**
 * The part of an answer that `select` selects: `(**)`, `(id,name)`, `(hits.(id))`, with or without
 * the outer parentheses. Throws `OcapiFault` 400 `MalformedParameterException`.
 */
export function selectProperties(request: FastifyRequest, document: JsonValue): JsonValue {
  const selection = readSelector(request)
  return selection ? applySelection(document, withMarks(selection)) : document
}

/** The parsed `select` of a request, or null without one; a route must not run when `select` is invalid. */
export function readSelector(request: FastifyRequest): Selection | null {
  const {select: text} = request.query as {select?: unknown}
  if (typeof text !== 'string' || text === '') return null
  try {
    return parseSelector(text.startsWith('(') ? text : `(${text})`)
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error
    throw new OcapiFault(
      400,
      'MalformedParameterException',
      `The parameter 'select' has '${text}', expected a property selector.`,
      {parameter: 'select', value: text},
    )
  }
}

function withMarks(selection: Selection): Selection {
  if ('all' in selection) return selection
  const fields = [...selection.fields].map(([name, below]): [string, Selection] => [
    name,
    withMarks(below),
  ])
  return {fields: new Map([...marks, ...fields])}
}
