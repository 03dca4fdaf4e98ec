import type {Worker} from 'node:cluster'
import type {PurgeRequest} from './page-cache/page-store'
import {PendingCalls, ProcessesSilent} from './pending-calls'

/** Milliseconds in which every process has to purge. A hanging process is ended later than that. */
const PURGE_WITHIN_MS = 5_000
/** Milliseconds that a process waits for the first process: longer than the first process waits. */
const ANSWER_WITHIN_MS = PURGE_WITHIN_MS + 1_000

/** Messages from a process that received a purge to the first process, on to the others, and back. */
export type PurgeMessage =
  | {type: 'storefront:purge-others'; id: number; request: PurgeRequest}
  | {type: 'storefront:purge'; id: number; request: PurgeRequest}
  | {type: 'storefront:purged'; id: number; pages: number}
  /** `pages` is null when a process did not answer. */
  | {type: 'storefront:others-purged'; id: number; pages: number | null}

type Tell = (message: PurgeMessage) => unknown

/** The purge in a process that answers requests. */
interface PurgeCaller {
  /** Purges the other processes. @returns number of pages removed there @throws ProcessesSilent */
  purgeOthers: (request: PurgeRequest) => Promise<number>
  onMessage: (message: PurgeMessage) => void
}

/** @param purge purges this process @param tell sends to the first process */
export function createPurgeCaller(
  purge: (request: PurgeRequest) => number,
  tell: Tell,
): PurgeCaller {
  const calls = new PendingCalls<number | null>()
  return {
    purgeOthers: async (request) => {
      const pages = await calls.call(ANSWER_WITHIN_MS, (id) =>
        tell({type: 'storefront:purge-others', id, request}),
      )
      if (pages === null) throw new ProcessesSilent(PURGE_WITHIN_MS)
      return pages
    },
    onMessage: (message) => {
      if (message.type === 'storefront:others-purged') calls.answer(message.id, message.pages)
      else if (message.type === 'storefront:purge') {
        const pages = purge(message.request)
        tell({type: 'storefront:purged', id: message.id, pages})
      }
    },
  }
}

/**
 * In the first process: passes a purge on to the other processes and answers once all of them have purged. An
 * ended process has no pages left.
 */
export function createPurgeRelay(sendTo: (worker: Worker, message: PurgeMessage) => unknown) {
  const calls = new PendingCalls<number>()

  const purgeOne = async (worker: Worker, request: PurgeRequest): Promise<number> => {
    let onExit = (): void => undefined
    try {
      return await calls.call(PURGE_WITHIN_MS, (id) => {
        onExit = () => calls.answer(id, 0)
        worker.once('exit', onExit)
        sendTo(worker, {type: 'storefront:purge', id, request})
      })
    } finally {
      worker.off('exit', onExit)
    }
  }

  /** @param others the processes that answer requests, without the sender */
  const purgeOthers = async (
    from: Worker,
    {id, request}: Extract<PurgeMessage, {type: 'storefront:purge-others'}>,
    others: readonly Worker[],
  ): Promise<void> => {
    const pages = await Promise.all(others.map((worker) => purgeOne(worker, request))).then(
      (counts) => counts.reduce((sum, count) => sum + count, 0),
      () => null,
    )
    sendTo(from, {type: 'storefront:others-purged', id, pages})
  }
  return {
    purgeOthers,
    onPurged: ({id, pages}: Extract<PurgeMessage, {type: 'storefront:purged'}>) =>
      calls.answer(id, pages),
  }
}
