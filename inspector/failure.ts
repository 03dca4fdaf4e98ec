import type {ErrorRequestHandler} from 'express'
import {failurePage} from './views/other-pages'

/** A request that is too large or malformed names its status. */
const statusOf = (error: unknown): number => {
  const {status} = (error ?? {}) as {status?: unknown}
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500
}

/** Answers errors with a page, without details; reports those that are no fault of the request. */
export const answerFailures =
  (base: string, onFailure: (error: unknown) => void): ErrorRequestHandler =>
  (error: unknown, _req, res, next) => {
    if (res.headersSent) return next(error)
    const status = statusOf(error)
    if (status === 500) onFailure(error)
    res.status(status).send(failurePage(base))
  }
