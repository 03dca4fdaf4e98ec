import type {FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import {Type} from '@sinclair/typebox'
import type {Mail} from '../../domains/outbox/mail'
import {mailAsText} from '../../domains/outbox/mail'
import {mailAsHtml} from '../../domains/outbox/mail-html'
import {deleteMail, deleteMails, findMail, findMails} from '../../domains/outbox/outbox-repository'
import type {Sandbox} from '../../sandbox'
import {acceptEmptyBodies} from '../common/empty-body'
import {drawName, mailLogo} from './logo'
import {mailPage, missingMailPage, outboxPage} from './page'

const LIMIT = 200

const Filter = Type.Object({
  to: Type.Optional(Type.String({maxLength: 320})),
  siteId: Type.Optional(Type.String({maxLength: 32})),
  template: Type.Optional(Type.String({maxLength: 64})),
})
const MailParams = Type.Object({id: Type.String()})
const LogoParams = Type.Object({siteId: Type.String()})

/** A mail as JSON: `code` and `link` if the mail has them, `text` as plain text. */
function mailDocument(mail: Mail) {
  const {content, createdAt, ...envelope} = mail
  return {
    ...envelope,
    subject: content.subject,
    ...(content.code === undefined ? {} : {code: content.code}),
    ...(content.link === undefined ? {} : {link: content.link.href}),
    text: mailAsText(mail),
    createdAt: new Date(createdAt).toISOString(),
  }
}

/** An empty field of the search form means every recipient. */
const narrowed = (query: {to?: string; siteId?: string; template?: string}) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''))

/**
 * The mails that the shop would have sent: `GET /outbox` and `GET /outbox/{id}` are pages for
 * people, `GET /outbox/{id}/mail.html` is the mail as it is sent, `GET /outbox.json?to=&siteId=&template=` (newest first, 200 at most) is for tests.
 * `DELETE /outbox/{id}` removes one, `DELETE /outbox` all of them or those to the recipient `?to=`.
 */
export const outboxPlugin: FastifyPluginAsyncTypebox<{sandbox: Sandbox}> = async (
  app,
  {sandbox},
) => {
  const {db, links, sites} = sandbox
  const pictures = [links.publicUrl, links.shopUrl].map((address) => new URL(address).origin)
  const policy = `default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; img-src 'self' data: ${pictures.join(' ')}`
  acceptEmptyBodies(app)
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    reply.header('content-security-policy', policy)
    reply.header('referrer-policy', 'no-referrer')
  })

  app.get('/outbox', {schema: {querystring: Filter}}, async ({query}, reply) => {
    const filter = narrowed(query)
    reply.type('text/html; charset=utf-8')
    return outboxPage(findMails(db, filter, LIMIT), filter['to'])
  })

  app.get('/outbox.json', {schema: {querystring: Filter}}, async ({query}) => {
    const data = findMails(db, narrowed(query), LIMIT).map(mailDocument)
    return {total: data.length, data}
  })

  app.get('/outbox/:id', {schema: {params: MailParams}}, async ({params}, reply) => {
    const mail = findMail(db, params.id)
    reply.type('text/html; charset=utf-8')
    if (mail) return mailPage(mail)
    return reply.status(404).send(missingMailPage())
  })

  app.get('/outbox/:id/mail.html', {schema: {params: MailParams}}, async ({params}, reply) => {
    const mail = findMail(db, params.id)
    reply.type('text/html; charset=utf-8')
    if (!mail) return reply.status(404).send(missingMailPage())
    const {siteId, content} = mail
    // A mail outlives its site when other archives take the place of those that had it.
    const unknown = {id: siteId, name: content.closing.split('\n').at(-1) ?? '', preferences: {}}
    return mailAsHtml(mail, mailLogo(sandbox, sites.get(siteId) ?? unknown))
  })

  app.get('/outbox/logos/:siteId', {schema: {params: LogoParams}}, async ({params}, reply) => {
    const site = sites.get(params.siteId)
    if (!site) {
      return reply.status(404).type('text/html; charset=utf-8').send(missingMailPage())
    }
    return reply.type('image/png').send(await drawName(site))
  })

  app.delete('/outbox', {schema: {querystring: Filter}}, async ({query}, reply) => {
    deleteMails(db, query.to)
    return reply.status(204).send()
  })

  app.delete('/outbox/:id', {schema: {params: MailParams}}, async ({params}, reply) =>
    reply.status(deleteMail(db, params.id) ? 204 : 404).send(),
  )
}
