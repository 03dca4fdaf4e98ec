import {CODE_MINUTES, secretsEqual, signingKey} from 'commerce-sandbox/domains/auth'
import {sendMail} from 'commerce-sandbox/domains/outbox'
import {
  checkedByHandler,
  type FastifyError,
  type Need,
  type Sandbox,
  Type,
  definePlugin,
  type Routes,
  simulatedService,
  type Static,
} from 'commerce-sandbox/plugin'
import {randomUUID} from 'node:crypto'
import {SignJWT, jwtVerify} from 'jose'
import type {MailAnswers} from './answers/mail'
import type {NewsletterAnswers} from './answers/own'
import {newsletterRoutes} from './newsletter'

/** Credentials of the client that may send. */
const MAIL_CLIENT = {id: 'sandbox-dev-mail', secret: 'sandbox-dev-mail-secret'} as const

/** Life time of an access token in seconds, as the service states it. */
const TOKEN_SECONDS = 1079
const AUDIENCE = 'mail'

/** Mails by the key of their definition. */
const definitions = {
  'passwordless-login': {template: 'loginCode', action: 'login'},
  'reset-password': {template: 'passwordReset', action: 'reset'},
} as const

const TokenBody = Type.Object({
  grant_type: Type.Optional(Type.String()),
  client_id: Type.Optional(Type.String({maxLength: 200})),
  client_secret: Type.Optional(Type.String({maxLength: 200})),
})

const MessageBody = Type.Object({
  definitionKey: Type.String({maxLength: 100}),
  recipient: Type.Object({
    contactKey: Type.String({maxLength: 256}),
    to: Type.String({maxLength: 256}),
    attributes: Type.Optional(Type.Record(Type.String(), Type.String({maxLength: 4096}))),
  }),
})

class MailError extends Error {
  constructor(
    readonly status: 400 | 401 | 404,
    readonly code: number,
    message: string,
  ) {
    super(message)
  }
}

/** A client that sends its secret in the body; a wrong one has an answer of its own. */
const clientInHandler = checkedByHandler('secret')

/** A client with a token of this service. */
const sender: Need<void> = {
  caller: 'secret',
  read: (sandbox, {headers}) => requireToken(sandbox, headers.authorization),
}

/** `POST /v2/token` and `POST /messaging/v1/email/messages/{messageKey}`. */
const messageRoutes: Routes<MailAnswers> = (route, sandbox) => {
  route(
    'POST /v2/token',
    {needs: clientInHandler, schema: {body: TokenBody}},
    async (_client, {body, protocol, host}, reply) => {
      const isKnown =
        body.grant_type === 'client_credentials' &&
        secretsEqual(body.client_id ?? '', MAIL_CLIENT.id) &&
        secretsEqual(body.client_secret ?? '', MAIL_CLIENT.secret)
      if (!isKnown) {
        const description = 'Client authentication failed.'
        void reply.status(401)
        return {error: 'invalid_client' as const, error_description: description}
      }
      const ownUrl = `${protocol}://${host}/`
      return {
        access_token: await accessToken(sandbox),
        token_type: 'Bearer' as const,
        expires_in: TOKEN_SECONDS,
        scope: 'email_send',
        soap_instance_url: ownUrl,
        rest_instance_url: ownUrl,
      }
    },
  )

  route(
    'POST /messaging/v1/email/messages/:messageKey',
    {
      needs: sender,
      schema: {body: MessageBody, params: Type.Object({messageKey: Type.String()})},
    },
    (_sender, {body, params: {messageKey}}, reply) => {
      deliver(sandbox, body)
      void reply.status(202)
      return {requestId: randomUUID(), errorcode: 0 as const, responses: [{messageKey}]}
    },
  )
}

async function accessToken({db}: Sandbox): Promise<string> {
  const {privateKey} = await signingKey(db)
  return new SignJWT({})
    .setProtectedHeader({alg: 'ES256'})
    .setAudience(AUDIENCE)
    .setExpirationTime(`${TOKEN_SECONDS}s`)
    .sign(privateKey)
}

async function requireToken({db}: Sandbox, authorization = ''): Promise<void> {
  const {publicKey} = await signingKey(db)
  const token = authorization.replace(/^Bearer\s+/i, '')
  await jwtVerify(token, publicKey, {algorithms: ['ES256'], audience: AUDIENCE}).catch(() => {
    throw new MailError(401, 0, 'Not Authorized')
  })
}

/** Puts a message into the outbox. Throws `MailError`: 404 for an unknown definition, 400 for missing attributes. */
function deliver(
  sandbox: Sandbox,
  {definitionKey, recipient: {to, attributes = {}}}: Static<typeof MessageBody>,
): void {
  const definition = definitions[definitionKey as keyof typeof definitions]
  if (!definition) throw new MailError(404, 30002, 'The definition is unknown.')
  const {site: siteId = '', locale, code, 'magic-link': link} = attributes
  const site = sandbox.sites.get(siteId)
  if (!site || !code || !link) {
    throw new MailError(400, 30003, 'An attribute of site, code and magic-link is missing.')
  }
  const {template, action} = definition
  const values = {code, link, minutes: CODE_MINUTES[action]}
  sendMail(sandbox.db, site, {to, locale, template, values})
}

/**
 * Transactional mails of Marketing Cloud Engagement, which go into the outbox, and the page that its newsletter links to.
 * Attributes of a recipient: `magic-link`, `code`, `site` and `locale`.
 */
export default definePlugin({
  name: 'mail',
  services: [
    simulatedService<MailAnswers>({
      name: 'mail',
      paths: /^\/(v2\/token|messaging\/v1\/email\/messages\/[^/]+)$/,
      prepare: (app) =>
        app.setErrorHandler((error: FastifyError, _request, reply) => {
          const known = error instanceof MailError ? error : undefined
          if (!known && (error.statusCode ?? 500) >= 500) throw error
          const {status = 400, code = 30003, message} = known ?? {message: error.message}
          return reply.status(status).send({documentation: '', errorcode: code, message})
        }),
      routes: [messageRoutes],
    }),
    simulatedService<NewsletterAnswers>({name: 'newsletter', routes: [newsletterRoutes]}),
  ],
})
