import type {RequestHandler} from 'express'
import {readText, type Route} from '../route'
import {PUSH_PATH, type PushSettings} from './push-settings'
import {isSigned, readBatch, SIGNATURE_HEADER} from './read-batch'
import {sendOnce} from './send-once'

/** 50 messages with names of 1,000 characters. */
const MAX_BODY = 262_144
/** Calls of one client. The backend sends batches, one after another. */
const RATE = {perSecond: 20, burst: 200}

const send =
  (settings: PushSettings): RequestHandler =>
  async (req, res) => {
    res.set('Cache-Control', 'no-store')
    const text = await readText(req)
    if (text === null) return void res.status(413).json({type: 'too-long'})
    const signature = String(req.headers[SIGNATURE_HEADER] ?? '')
    if (!isSigned(settings.sendSecret, signature, text)) {
      return void res.status(401).json({type: 'wrong-signature'})
    }
    const messages = readBatch(text)
    if (!messages) return void res.status(400).json({type: 'no-batch'})
    const ends = await Promise.all(
      messages.map(async (one) => ({id: one.id, ...(await sendOnce(settings, one))})),
    )
    res.json({results: ends})
  }

/**
 * `POST /push/send`: the backend's signed call, with a batch of messages. The answer says of each whether it was sent, may
 * be tried later, or its browser is gone. Nothing is kept here, and nothing runs on after the answer.
 */
export const sendRoute = (settings: PushSettings): Route => ({
  method: 'post',
  path: `${PUSH_PATH}/send`,
  rate: RATE,
  maxBody: MAX_BODY,
  handler: send(settings),
})
