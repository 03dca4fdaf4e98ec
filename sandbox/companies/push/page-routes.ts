import {html, ownPage, type Routes, sendPage, table, time, Type} from 'commerce-sandbox/plugin'
import type {PushAdminAnswers} from './answers/own'
import {latestMessages, setAnswer} from './message-repository'

/** Messages on the page, and most of a query. */
const SHOWN = 100
const MAX_LIMIT = 1000

const Query = Type.Object({token: Type.Optional(Type.String({maxLength: 200}))})
const AnswerBody = Type.Object({
  token: Type.String({pattern: '^[\\w-]{8,200}$'}),
  status: Type.Union([201, 404, 410, 413, 429, 500, 503].map((status) => Type.Literal(status))),
  retryAfter: Type.Optional(Type.Integer({minimum: 0, maximum: 86_400})),
})

/** The received messages, and the answers that a browser's address gives. */
export const pageRoutes: Routes<PushAdminAnswers> = (route, {db}) => {
  route('GET /push', {needs: ownPage}, (_owner, _request, reply) => {
    const rows = latestMessages(db, SHOWN).map(
      ({token, body, ttl, urgency, topic, sender, receivedAt}) =>
        html`<tr>
          <td>${time(receivedAt)}</td>
          <td>${token.slice(0, 8)}…</td>
          <td>${Buffer.byteLength(body, 'base64url')} bytes, encrypted</td>
          <td>${ttl} s, ${urgency}${topic === null ? '' : `, ${topic}`}</td>
          <td>${sender}</td>
        </tr>`,
    )
    const head = ['Received', 'Browser', 'Message', 'Kept for', 'Sender']
    return sendPage(
      reply,
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <title>Push service</title>
            <link rel="stylesheet" href="/admin/assets/dashboard.css" />
          </head>
          <body>
            <main>
              <h1>Push service</h1>
              <p><a href="/admin">Dashboard</a></p>
              ${table('Messages', head, rows, 'No messages so far.')}
            </main>
          </body>
        </html>`.text,
    )
  })

  route(
    'GET /push/messages',
    {needs: ownPage, schema: {querystring: Query}},
    (_owner, {query}) => ({
      data: latestMessages(db, MAX_LIMIT, query.token).map(({receivedAt, ...message}) => ({
        ...message,
        receivedAt: new Date(receivedAt).toISOString(),
      })),
    }),
  )

  route('POST /push/answers', {needs: ownPage, schema: {body: AnswerBody}}, (_owner, {body}) => {
    setAnswer(db, body.token, {status: body.status, retryAfter: body.retryAfter ?? null})
    return {success: true as const}
  })
}
