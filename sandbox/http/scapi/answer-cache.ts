import type {FastifyReply, FastifyRequest} from 'fastify'
import {readRevision} from '../../db/revision'
import type {Sandbox} from '../../sandbox'
import {withoutEmptyLists} from './empty-lists'

/** Greatest size of all kept answers together, in characters. */
const capacity = 64_000_000

/** Age (ms) at which an answer is made anew, for prices and products that are dated. */
const oldest = 60_000

interface Answer {
  readonly body: string
  readonly revision: string
  /** Time of `performance.now()`. */
  readonly madeAt: number
}

/**
 * Answers of catalog reads, which are the same for every shopper: kept by URL until the catalog or
 * stock changes. Stands where B2C Commerce has its web-tier cache.
 */
export class AnswerCache {
  private readonly answers = new Map<string, Answer>()
  private size = 0

  constructor(private readonly sandbox: Sandbox) {}

  /**
   * Sends the kept answer for the URL of the request, or makes one. A failure is never kept.
   * `audience` tells shoppers apart to whom the answer differs.
   */
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    build: () => unknown,
    audience = '',
  ): FastifyReply {
    const key = audience === '' ? request.url : `${request.url}\n${audience}`
    const {db} = this.sandbox
    const revision = `${readRevision(db, 'catalog')}/${readRevision(db, 'inventory')}`
    const known = this.answers.get(key)
    const fresh =
      known && known.revision === revision && performance.now() - known.madeAt < oldest
        ? known
        : {
            body: JSON.stringify(withoutEmptyLists(build(), request.routeOptions.url ?? '')),
            revision,
            madeAt: performance.now(),
          }
    this.keep(key, fresh)
    return reply
      .header('cache-control', 'private, max-age=0')
      .type('application/json; charset=utf-8')
      .send(fresh.body)
  }

  /** Puts an answer behind all others, and drops those in front while there are too many. */
  private keep(url: string, answer: Answer): void {
    this.size += answer.body.length - (this.answers.get(url)?.body.length ?? 0)
    this.answers.delete(url)
    this.answers.set(url, answer)
    for (const [eldest, {body}] of this.answers) {
      if (this.size <= capacity) break
      this.answers.delete(eldest)
      this.size -= body.length
    }
  }
}
