import {randomBytes} from 'node:crypto'
import type {NextFunction, Request, Response} from 'express'
import type {ShopLocals} from '../../app/shared/lib/locals'
import {joinPieces} from '../../app/shared/lib/pieces'

// Only this process knows the mark, so no text of a page can contain it.
const MARK = `\uE000${randomBytes(6).toString('hex')}\uE001`

/**
 * Sends a page in pieces: the renderer's document has a mark in the place of the app's markup, whose cached parts are
 * bytes already. A text of more than 64,000 characters would cost a millisecond each time that it is joined.
 */
export function sendMarkup(_req: Request, res: Response, next: NextFunction): void {
  const markup: ShopLocals['markup'] = {mark: MARK, pieces: []}
  res.locals.markup = markup
  const {send} = res
  res.send = (body: unknown) => {
    res.send = send
    const at = typeof body === 'string' ? body.indexOf(MARK) : -1
    if (typeof body !== 'string' || at < 0) return send.call(res, body)
    const page = [body.slice(0, at), ...markup.pieces, body.slice(at + MARK.length)]
    return send.call(res.type('html'), joinPieces(page))
  }
  next()
}
