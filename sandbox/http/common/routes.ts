import type {TypeBoxTypeProvider} from '@fastify/type-provider-typebox'
import type {Static, TSchema} from '@sinclair/typebox'
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  HTTPMethods,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteGenericInterface,
  RouteOptions,
} from 'fastify'
import type {Sandbox} from '../../sandbox'
import type {Content} from '../answers/answer-types'

/**
 * What the caller of a route proves:
 * - `public`: nothing
 * - `client`: the id of a registered client, or a session
 * - `shopper`: the session of a guest or a customer
 * - `program`: a token of Account Manager; `shopper-or-program`: one of both
 * - `secret`: the secret of a private client, a merchant or an account of the service
 * - `own-page`: a request that no foreign page sends
 */
export type Caller =
  | 'public'
  | 'client'
  | 'shopper'
  | 'program'
  | 'shopper-or-program'
  | 'secret'
  | 'own-page'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route without it stops the start of the sandbox. */
    caller?: Caller
    /** Row in the table of answers; `routesOf` sets it, and a test requires it. */
    row?: string
  }
}

/** Stops the start of a server with a route that does not declare its caller. */
export function requireCallers(app: FastifyInstance): void {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => void routes.push(route))
  app.addHook('onReady', async () => {
    const undeclared = routes.filter(({config}) => config?.caller === undefined)
    if (undeclared.length === 0) return
    const names = undeclared.map(({method, url}) => `${String(method)} ${url}`)
    throw new Error(`These routes do not declare their caller: ${names.join(', ')}.`)
  })
}

/** What a route needs before its handler runs: a caller, and the facts that the handler receives. */
export interface Need<Facts> {
  readonly caller: Caller
  /** Throws the fault of the protocol for a request that does not fulfil the need. */
  readonly read: (sandbox: Sandbox, request: FastifyRequest) => Facts | Promise<Facts>
}

const withoutFacts = (caller: Caller): Need<Record<never, never>> => ({caller, read: () => ({})})

/** The need of a route that is open to everybody. */
export const anyone = withoutFacts('public')

/** The need of a route whose caller a hook of its plugin checks. */
export const checkedByHook = withoutFacts

/** The need of a route whose handler checks the caller itself, because the protocol checks something else before. */
export const checkedByHandler = withoutFacts

/** A need that starts from another one, such as the basket of a session. */
export const needing = <Before, Facts>(
  {caller, read}: Need<Before>,
  next: (before: Before, request: FastifyRequest, sandbox: Sandbox) => Facts | Promise<Facts>,
): Need<Facts> => ({
  caller,
  read: async (sandbox, request) => next(await read(sandbox, request), request, sandbox),
})

/** A path parameter of a validated request. */
export const pathParameter = (request: FastifyRequest, name: string): string =>
  (request.params as Record<string, string>)[name] ?? ''

declare const sent: unique symbol

/** An answer that is sent already, with its body. */
export type Sent<Body> = FastifyReply & {readonly [sent]: Body}

/** Sends a body that is not returned: one that is serialized already, or none with another status than 204. */
export const sendAs = <Body>(reply: FastifyReply, payload?: unknown): Sent<Body> =>
  reply.send(payload) as Sent<Body>

declare const redirected: unique symbol

/** An answer that leads to another address. */
interface Redirect {
  readonly [redirected]: true
}

/** Sends the browser to another address with status 303. */
export const redirectTo = (reply: FastifyReply, address: string): Sent<Redirect> =>
  reply.redirect(address, 303) as FastifyReply & Sent<Redirect>

/** The headers and the body of a page. */
export const sendPage = (
  reply: FastifyReply,
  page: string,
  headers: Readonly<Record<string, string>> = {},
): Sent<string> => sendAs(reply.headers(headers).type('text/html; charset=utf-8'), page)

type IsAny<Type> = 0 extends 1 & Type ? true : false

/** A document as it may be returned: nothing changes it, and it has the members that its type names, at every depth. */
type Sendable<Body> =
  IsAny<Body> extends true
    ? Body
    : Body extends readonly (infer Member)[]
      ? readonly Sendable<Member>[]
      : Body extends object
        ? {
            readonly [
              Name in keyof Body as string extends Name
                ? IsAny<Body[Name]> extends true
                  ? never
                  : Name
                : Name
            ]: Sendable<Body[Name]>
          }
        : Body

/** Body of one status; a body that is not JSON is text or bytes. */
type BodyOf<Answer> =
  Answer extends Content<infer Type>
    ? Type extends 'none'
      ? void
      : string | Buffer
    : Sendable<Answer>

/** Statuses that a handler answers itself; other faults are thrown. */
type Answered<Row> = Exclude<keyof Row, '4xx' | '5xx'>

/** What the handler of a route returns, by its row in the tables of answers; nothing becomes a 204. */
export type AnswerOf<Row> = {
  [Status in Answered<Row>]: Status extends 303 ? Redirect : BodyOf<Row[Status]>
}[Answered<Row>]

/** The rows of an API, without the path of the API. */
export type Below<Answers, Api extends string> = {
  [
    Row in keyof Answers as Row extends `${infer Method} ${Api}${infer Path}`
      ? `${Method} ${Path}`
      : never
  ]: Answers[Row]
}

/** What a handler returns: the bodies of the schema's responses, else those of the row in the table of answers. */
type Answer<Row, Schema> = Schema extends {readonly response: infer Responses}
  ? {
      [Status in keyof Responses]: Responses[Status] extends TSchema
        ? Static<Responses[Status]>
        : never
    }[keyof Responses]
  : AnswerOf<Row>

interface Options<Facts, Schema extends FastifySchema> {
  readonly needs: Need<Facts>
  readonly schema?: Schema
  /** Checks of a request that come before the need. */
  readonly first?: (request: Incoming<Schema>) => void
  /** True when the need comes before the validation of the request. */
  readonly early?: true
  /** Maximum size of the body in bytes, where it is not that of the server. */
  readonly bodyLimit?: number
}

type Incoming<Schema extends FastifySchema> = FastifyRequest<
  RouteGenericInterface,
  RawServerDefault,
  RawRequestDefaultExpression,
  Schema,
  TypeBoxTypeProvider
>

type Handler<Facts, Schema extends FastifySchema, Body> = (
  facts: Facts,
  request: Incoming<Schema>,
  reply: FastifyReply,
) => Body | Sent<Body> | Promise<Body | Sent<Body>>

/** Registers a route: its row in the table of answers, what it needs, and a handler that receives and returns exactly this. */
export type Route<Answers> = <
  Key extends keyof Answers & string,
  Facts,
  const Schema extends FastifySchema = FastifySchema,
>(
  key: Key,
  options: Options<Facts, Schema>,
  handler: Handler<Facts, Schema, Answer<Answers[Key], Schema>>,
) => void

/** Returns the function that registers the routes of a plugin; `urlOf` completes the path of a key. */
export const routesOf =
  <Answers>(
    app: FastifyInstance,
    sandbox: Sandbox,
    urlOf = (path: string) => path,
  ): Route<Answers> =>
  (key, {needs, schema, first, early, bodyLimit}, handler) => {
    const facts = new WeakMap<FastifyRequest, Parameters<typeof handler>[0]>()
    const [method = '', path = ''] = key.split(' ')
    app.route({
      method: method as HTTPMethods,
      url: urlOf(path),
      schema: schema as FastifySchema | undefined,
      bodyLimit,
      config: {caller: needs.caller, row: key},
      [early ? 'preValidation' : 'preHandler']: async (request: FastifyRequest) => {
        first?.(request as Parameters<typeof handler>[1])
        facts.set(request, await needs.read(sandbox, request))
      },
      handler: async (request, reply) => {
        const answer = await handler(
          facts.get(request) as Parameters<typeof handler>[0],
          request as Parameters<typeof handler>[1],
          reply,
        )
        if (answer !== undefined) return answer
        return reply.status(reply.statusCode === 200 ? 204 : reply.statusCode).send()
      },
    })
  }
