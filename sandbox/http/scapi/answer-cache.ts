import type {FastifyReply, FastifyRequest} from 'fastify'
import {readRevision} from '../../db/revision'
import type {Sandbox} from '../../sandbox'
import {sendAs, type Sent} from '../common/routes'
import {withoutEmptyLists} from './empty-lists'

/** Maximum size of all cached answers together, in characters. */
const capacity = 64_000_000

/** Age (ms) at which an answer is computed again, because prices and products can be dated. */
const oldest = 60_000

interface Answer {
  readonly body: string
  readonly revision: string
  /** Time of `performance.now()`. */
  readonly madeAt: number
}

/** What routes of the catalog use. */
export interface CatalogOptions {
  readonly sandbox: Sandbox
  readonly answers: AnswerCache
}

/**
 * Cache of catalog reads, which are the same for every shopper: by URL until the catalog or
 * stock changes. Corresponds to B2C Commerce's web-tier cache.
 */
export class AnswerCache {
  private readonly answers = new Map<string, Answer>()
  private size = 0

  constructor(private readonly sandbox: Sandbox) {}

  /**
   * Sends the cached answer for the URL of the request, or computes one. A failure is never cached.
   * `audience` distinguishes shoppers whose answers differ.
   */
  send<Body>(
    request: Pick<FastifyRequest, 'url' | 'routeOptions'>,
    reply: FastifyReply,
    build: () => Body,
    audience = '',
  ): Sent<Body> {
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
    void reply.header('cache-control', 'private, max-age=0').type('application/json; charset=utf-8')
    return sendAs(reply, fresh.body)
  }

  /** Puts an answer at the end, and drops answers at the front while the cache is too large. */
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
