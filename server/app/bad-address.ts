import type {ErrorRequestHandler} from 'express'

/** Answers an address that cannot be decoded, such as `/%E0%A4%A`: a client error, logged without a stack trace. */
export const refuseBadAddress: ErrorRequestHandler = (error, _req, res, next) => {
  if (!(error instanceof URIError) || res.headersSent) return next(error)
  res.status(400).set('Cache-Control', 'no-store').type('text/plain').send('No such address.')
}
