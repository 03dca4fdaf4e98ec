import type {FastifyPluginAsync} from 'fastify'
import {Type} from '@sinclair/typebox'
import type {Mail} from '../../domains/outbox/mail'
import {mailAsText} from '../../domains/outbox/mail'
import {mailAsHtml} from '../../domains/outbox/mail-html'
import {deleteMail, deleteMails, findMail, findMails} from '../../domains/outbox/outbox-repository'
import type {Sandbox} from '../../sandbox'
import type {OwnAnswers} from '../answers/own'
import {acceptEmptyBodies} from '../common/empty-body'
import {checkedByHook, routesOf, sendAs, sendPage} from '../common/routes'
import {drawName, mailLogo} from './logo'
import {mailPage, missingMailPage, outboxPage} from './page'

const LIMIT = 200

/** The owner of the sandbox: `guardOwnPages` refuses others. */
const owner = checkedByHook('own-page')

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
export const outboxPlugin: FastifyPluginAsync<{sandbox: Sandbox}> = async (app, {sandbox}) => {
  const {db, links, sites} = sandbox
  const pictures = [links.publicUrl, links.shopUrl].map((address) => new URL(address).origin)
  const policy = `default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; img-src 'self' data: ${pictures.join(' ')}`
  acceptEmptyBodies(app)
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    reply.header('content-security-policy', policy)
    reply.header('referrer-policy', 'no-referrer')
  })

  const route = routesOf<OwnAnswers>(app, sandbox)
  const schema = {params: MailParams}

  route('GET /outbox', {needs: owner, schema: {querystring: Filter}}, (_owner, {query}, reply) => {
    const filter = narrowed(query)
    return sendPage(reply, outboxPage(findMails(db, filter, LIMIT), filter['to']))
  })

  route('GET /outbox.json', {needs: owner, schema: {querystring: Filter}}, (_owner, {query}) => {
    const data = findMails(db, narrowed(query), LIMIT).map(mailDocument)
    return {total: data.length, data}
  })

  route('GET /outbox/:id', {needs: owner, schema}, (_owner, {params}, reply) => {
    const mail = findMail(db, params.id)
    return mail ? sendPage(reply, mailPage(mail)) : sendPage(reply.status(404), missingMailPage())
  })

  route('GET /outbox/:id/mail.html', {needs: owner, schema}, (_owner, {params}, reply) => {
    const mail = findMail(db, params.id)
    if (!mail) return sendPage(reply.status(404), missingMailPage())
    const {siteId, content} = mail
    // A mail outlives its site when other archives take the place of those that had it.
    const unknown = {id: siteId, name: content.closing.split('\n').at(-1) ?? '', preferences: {}}
    return sendPage(reply, mailAsHtml(mail, mailLogo(sandbox, sites.get(siteId) ?? unknown)))
  })

  route(
    'GET /outbox/logos/:siteId',
    {needs: owner, schema: {params: LogoParams}},
    async (_owner, {params}, reply) => {
      const site = sites.get(params.siteId)
      if (!site) return sendPage(reply.status(404), missingMailPage())
      return sendAs<Buffer>(reply.type('image/png'), await drawName(site))
    },
  )

  route('DELETE /outbox', {needs: owner, schema: {querystring: Filter}}, (_owner, {query}) => {
    deleteMails(db, query.to)
  })

  route('DELETE /outbox/:id', {needs: owner, schema}, (_owner, {params}, reply) => {
    void reply.status(deleteMail(db, params.id) ? 204 : 404)
  })
}
