import type {Facts} from '../facts/facts'

/** A problem that a check found, with its remedy. */
export interface Finding {
  /** Stable id: the same problem has the same id in the next run. */
  readonly id: string
  readonly siteId: string
  /** Locale of the problem; absent for one of the whole site. */
  readonly locale?: string
  /** The thing with the problem, such as an id or a path. */
  readonly subject: string
  /** One sentence. */
  readonly problem: string
  /** Absolute address of the live page, where there is one. */
  readonly page?: string
}

/** One check: a pure function over collected facts. */
export interface Check {
  /** Part of addresses: lower-case words joined by hyphens. */
  readonly id: string
  readonly title: string
  /** Why it matters, in one sentence. */
  readonly why: string
  /** What to do, in one or two sentences. */
  readonly remedy: string
  readonly run: (facts: Facts) => Finding[]
}

/** @param parts that name the problem among those of its check */
export const findingId = (...parts: readonly string[]): string =>
  parts
    .join('-')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
