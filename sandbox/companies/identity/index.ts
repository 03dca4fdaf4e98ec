import {
  callbackPath,
  identityProviders,
  readPendingLogin,
  signIdentity,
  signingKey,
} from 'commerce-sandbox/domains/auth'
import {isEmailAddress} from 'commerce-sandbox/domains/customers'
import {
  anyone,
  ApiProblem,
  type FastifyReply,
  readForms,
  redirectTo,
  sendPage,
  Type,
  definePlugin,
  type Routes,
  simulatedService,
  type Static,
} from 'commerce-sandbox/plugin'
import {createHash} from 'node:crypto'
import type {IdentityAnswers} from './answers/own'
import {contentSecurity, signInPage} from './page'

const Params = Type.Object({provider: Type.String()})
const Query = Type.Object({
  redirect_uri: Type.String({default: '', maxLength: 512}),
  state: Type.String({default: '', maxLength: 4096}),
})
const Form = Type.Object({
  ...Query.properties,
  email: Type.String({default: '', maxLength: 100}),
  firstName: Type.String({default: '', maxLength: 100}),
  lastName: Type.String({default: '', maxLength: 100}),
  answer: Type.Union([Type.Literal('accept'), Type.Literal('deny')], {default: 'accept'}),
})
type Form = Static<typeof Form>

const signIn: Routes<IdentityAnswers> = (route, sandbox) => {
  const {db, config} = sandbox

  const nameOf = (provider: string): string => {
    const name = identityProviders[provider]
    if (name) return name
    throw new ApiProblem(404, 'not-found', 'Not Found', 'There is no such identity provider.')
  }
  /** The redirect address, which must be that of SLAS. @throws ApiProblem 400 */
  const requireRedirect = (provider: string, redirectUri: string): string => {
    if (redirectUri === callbackPath(config.organizationId, provider)) return redirectUri
    throw new ApiProblem(400, 'bad-request', 'Bad Request', 'The redirect_uri is not registered.')
  }
  /** Origin of the shop that asked for the login. @throws ApiProblem 400 for a request that SLAS did not sign */
  const requireShop = async (state: string): Promise<string> => {
    const pending = await readPendingLogin(await signingKey(db), state)
    if (pending) return new URL(pending.redirectUri).origin
    throw new ApiProblem(400, 'bad-request', 'Bad Request', 'The state is not valid any more.')
  }
  const show = (reply: FastifyReply, shopOrigin: string, html: string) =>
    sendPage(reply, html, {
      'content-security-policy': contentSecurity(shopOrigin),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
  const subjectOf = (provider: string, {email}: Form): string =>
    createHash('sha256').update(`${provider} ${email.trim().toLowerCase()}`).digest('hex')

  route(
    'GET /idp/:provider/authorize',
    {needs: anyone, schema: {params: Params, querystring: Query}},
    async (_anyone, {params, query}, reply) => {
      const name = nameOf(params.provider)
      const redirectUri = requireRedirect(params.provider, query.redirect_uri)
      const shop = await requireShop(query.state)
      const empty = {email: '', firstName: '', lastName: ''}
      return show(reply, shop, signInPage(name, {redirectUri, state: query.state}, empty))
    },
  )

  route(
    'POST /idp/:provider/authorize',
    {needs: anyone, schema: {params: Params, body: Form}},
    async (_anyone, {params, body}, reply) => {
      const {provider} = params
      const name = nameOf(provider)
      const redirectUri = requireRedirect(provider, body.redirect_uri)
      const {state} = body
      const shop = await requireShop(state)
      const back = (answer: Record<string, string>) =>
        redirectTo(reply, `${redirectUri}?${new URLSearchParams({...answer, state})}`)
      if (body.answer === 'deny') return back({error: 'access_denied'})
      if (!isEmailAddress(body.email)) {
        void reply.status(400)
        const page = signInPage(name, {redirectUri, state}, body, 'Enter an email address.')
        return show(reply, shop, page)
      }
      const code = await signIdentity(await signingKey(db), {
        provider,
        subject: subjectOf(provider, body),
        email: body.email.trim(),
        firstName: body.firstName.trim() || undefined,
        lastName: body.lastName.trim() || undefined,
      })
      return back({code})
    },
  )
}

/**
 * Apple and Google as identity providers: `GET /idp/{provider}/authorize` shows a form, which returns the browser to
 * SLAS with a code for the person who filled it in, or with `error=access_denied`.
 */
export default definePlugin({
  name: 'identity',
  services: [
    simulatedService<IdentityAnswers>({name: 'identity', prepare: readForms, routes: [signIn]}),
  ],
})
