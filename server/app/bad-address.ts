import type {ErrorRequestHandler} from 'express'

/** What reading an address throws: `/%E0%A4%A` is no text, and `//` no URL. */
const isUnreadable = (error: unknown, url: string): boolean =>
  error instanceof URIError ||
  ((error as NodeJS.ErrnoException).code === 'ERR_INVALID_URL' && url.startsWith('//'))

/** An address that cannot be read: the visitor's mistake, without a stack in the log. */
export const refuseBadAddress: ErrorRequestHandler = (error: unknown, req, res, next) => {
  if (!isUnreadable(error, req.originalUrl) || res.headersSent) return next(error)
  res.status(400).set('Cache-Control', 'no-store').type('text/plain').send('No such address.')
}
