import type {Operation, OperationTable} from './operations/operation'

/** Time limit of a call in milliseconds. */
const TIMEOUT_MS = 60_000

/** One call and its answer, as they went over the wire. */
export interface Exchange {
  /** Absent for a call that is no operation of the contract, such as the address of an error. */
  readonly operation: Operation | undefined
  readonly method: string
  /** Path without the query. */
  readonly path: string
  readonly status: number
  readonly contentType: string
  /** Parsed JSON; the text of anything else; null when empty. */
  readonly body: unknown
}

/** A `fetch` that notes every exchange in `exchanges`, in the order of the answers. */
export function recordingFetch(table: OperationTable, exchanges: Exchange[]): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const response = await fetch(request, {signal: AbortSignal.timeout(TIMEOUT_MS)})
    const text = await response.clone().text()
    const path = new URL(request.url).pathname
    const contentType = response.headers.get('content-type') ?? ''
    exchanges.push({
      operation: table.find(request.method, path),
      method: request.method,
      path,
      status: response.status,
      contentType,
      body: parse(text, contentType),
    })
    return response
  }
}

function parse(text: string, contentType: string): unknown {
  if (text === '') return null
  if (!contentType.includes('json')) return text
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
