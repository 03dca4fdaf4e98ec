import type {IncomingHttpHeaders} from 'node:http'
import {decodePart} from '../domains/decode-part'
import {traceOf} from './trace-id'

interface LoggedCall {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
}

/** One request as the dashboard shows it. */
export interface LoggedRequest {
  readonly number: number
  /** Time in milliseconds since 1970. */
  readonly at: number
  readonly system: string
  readonly method: string
  /** Path and query, without secrets. */
  readonly url: string
  /** Response status; 0 for a connection that was dropped. */
  readonly status: number
  /** Milliseconds until the answer was sent. */
  readonly duration: number
  /** Kinds of the faults that were applied to the request. */
  readonly faults: readonly string[]
  /** Trace that the call belongs to, 32 hexadecimal digits; absent when the caller named none. */
  readonly traceId?: string
}

/** Query parameters with secrets, which must not be displayed. */
const secret =
  /^(code|code_verifier|refresh_token|access_token|token|pwd_action_token|client_secret|.*password)$/i

/** The last requests, the newest first. Bounded: a new request removes the oldest one. */
export class RequestLog {
  /** Requests with their original URLs: secrets are removed when the list is read, not on every request. */
  private entries: LoggedRequest[] = []
  private count = 0

  constructor(private readonly size = 200) {}

  add(entry: Omit<LoggedRequest, 'number' | 'url'> & {readonly url: string}): void {
    this.count += 1
    this.entries.unshift({...entry, number: this.count})
    if (this.entries.length > this.size) this.entries.pop()
  }

  latest(limit = this.size): readonly LoggedRequest[] {
    return this.entries.slice(0, limit).map((entry) => ({...entry, url: withoutSecrets(entry.url)}))
  }

  /** Number of requests since the start, including those no longer in the list. */
  get total(): number {
    return this.count
  }

  clear(): void {
    this.entries = []
  }
}

function withoutSecrets(url: string): string {
  const [path = '', query] = url.split('?')
  if (query === undefined) return path
  const parts = query.split('&').map((part) => {
    const [name = ''] = part.split('=')
    return secret.test(decodePart(name)) ? `${name}=...` : part
  })
  return `${path}?${parts.join('&')}`
}

/** Options of the server's own logger: its lines have addresses without secrets, and trace ids; undefined or '' turns it off. */
export const loggerOptions = (level: string | undefined) =>
  level
    ? {
        level,
        serializers: {
          req: ({method, url, headers}: LoggedCall) => ({
            method,
            url: withoutSecrets(url),
            ...traceOf(headers),
          }),
        },
      }
    : false
