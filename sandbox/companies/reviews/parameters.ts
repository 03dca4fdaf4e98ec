import {type FastifyRequest, formFields} from 'commerce-sandbox/plugin'
import {ReviewsError} from './review-query'

/** The parameters of a call, whose names are case-insensitive; some are repeated. */
export class Parameters {
  private readonly values = new Map<string, string[]>()

  /** Reads query and form body. */
  constructor(request: Pick<FastifyRequest, 'url' | 'body'>) {
    const query = new URLSearchParams(request.url.split('?')[1] ?? '')
    const body = formFields(typeof request.body === 'string' ? request.body : '')
    for (const [name, value] of [...query, ...body]) {
      const key = name.toLowerCase()
      this.values.set(key, [...(this.values.get(key) ?? []), value])
    }
  }

  /** The last value of a parameter; an empty one counts as missing. */
  one(name: string): string | undefined {
    return this.values.get(name.toLowerCase())?.at(-1) || undefined
  }

  all(name: string): string[] {
    return this.values.get(name.toLowerCase()) ?? []
  }

  /** The parts of a comma-separated list in lower case. */
  list(name: string): Set<string> {
    const parts = this.all(name).flatMap((value) => value.split(','))
    return new Set(parts.map((part) => part.trim().toLowerCase()).filter((part) => part !== ''))
  }

  /** A whole number between two bounds. Throws ReviewsError. */
  integer(name: 'Limit' | 'Offset', fallback: number, min: number, max: number): number {
    const text = this.one(name)
    if (text === undefined) return fallback
    const value = Number(text)
    if (Number.isInteger(value) && value >= min && value <= max) return value
    throw new ReviewsError(
      `ERROR_PARAM_INVALID_${name.toUpperCase()}`,
      `${name} must be a whole number from ${min} to ${max}.`,
    )
  }
}
