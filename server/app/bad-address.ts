import type {ErrorRequestHandler} from 'express'

/** An address that cannot be read, such as `/%E0%A4%A`: the visitor's mistake, without a stack in the log. */
export const refuseBadAddress: ErrorRequestHandler = (error, _req, res, next) => {
  if (!(error instanceof URIError) || res.headersSent) return next(error)
  res.status(400).set('Cache-Control', 'no-store').type('text/plain').send('No such address.')
}
