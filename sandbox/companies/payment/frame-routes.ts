import {amountModule} from 'commerce-sandbox/domains/amounts'
import {
  anyone,
  type Below,
  type FastifyReply,
  isAllowedOrigin,
  sendAs,
  sendPage,
  Type,
  type Routes,
} from 'commerce-sandbox/plugin'
import fs from 'node:fs'
import path from 'node:path'
import type {PaymentAnswers} from './answers/payment'
import {cardFrame, challengeFrame, framePolicy, walletFrame} from './frames'
import {frameTitles} from './payment-texts'
import {PspError} from './session'
import {requireSession} from './psp-service'

/** Seconds for which browsers keep scripts and styles of the provider. */
const ASSET_MAX_AGE = 300

const SCRIPT = 'text/javascript; charset=utf-8'

/** Types of the files in `assets/`. */
const assets = {
  'client.js': SCRIPT,
  'frame.js': SCRIPT,
  'card-frame.js': SCRIPT,
  'challenge-frame.js': SCRIPT,
  'wallet-frame.js': SCRIPT,
  'frame.css': 'text/css; charset=utf-8',
} as const
type Asset = keyof typeof assets

const FrameQuery = Type.Object({
  origin: Type.String({pattern: '^https?://[\\w.:\\[\\]-]+$', maxLength: 300}),
  frame: Type.String({pattern: '^[\\w-]{1,40}$'}),
  locale: Type.String({
    pattern: '^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$',
    maxLength: 35,
    default: 'en',
  }),
})

/** Script of the provider for shops, and the frames that it opens in them. */
export const pspFrameRoutes: Routes<Below<PaymentAnswers, '/psp/client'>> = (route, sandbox) => {
  const {db, config} = sandbox

  const serve = (name: Asset | 'written-money.js', type: string, text: string) =>
    route(`GET /assets/${name}`, {needs: anyone}, (_anyone, _request, reply) =>
      sendAs<string>(
        reply.type(type).header('cache-control', `public, max-age=${ASSET_MAX_AGE}`),
        text,
      ),
    )
  for (const [name, type] of Object.entries(assets) as [Asset, string][]) {
    const text = fs.readFileSync(path.join(__dirname, 'assets', name), 'utf8')
    serve(
      name,
      type,
      text.replace('__FRAME_TITLES__', () => JSON.stringify(frameTitles())),
    )
  }
  serve('written-money.js', SCRIPT, amountModule)

  function show(reply: FastifyReply, origin: string, html: string) {
    if (!isAllowedOrigin(origin, config.allowedOrigins)) {
      throw new PspError(403, 'foreign_origin', `'${origin}' may not show this frame.`)
    }
    return sendPage(reply, html, {
      'content-security-policy': framePolicy(new URL(origin).origin),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
  }

  route(
    'GET /frames/card',
    {needs: anyone, schema: {querystring: FrameQuery}},
    (_anyone, {query}, reply) => show(reply, query.origin, cardFrame(query.locale)),
  )

  route(
    'GET /frames/wallet',
    {needs: anyone, schema: {querystring: FrameQuery}},
    (_anyone, {query}, reply) => show(reply, query.origin, walletFrame(query.locale)),
  )

  route(
    'GET /frames/challenge',
    {
      needs: anyone,
      schema: {querystring: Type.Composite([FrameQuery, Type.Object({session: Type.String()})])},
    },
    (_anyone, {query}, reply) => {
      const session = requireSession(db, query.session)
      return show(reply, query.origin, challengeFrame(session, query.locale))
    },
  )
}
