import type {FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import {Type} from '@sinclair/typebox'
import {confirmNewsletter} from '../../../domains/site-services/newsletter'
import type {Sandbox} from '../../../sandbox'

const page = (title: string, text: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><main><h1>${title}</h1><p>${text}</p></main></body></html>
`

/** The page of the mail service that confirms a newsletter sign-up: `GET /newsletter/confirm/{token}`. */
export const newsletterPlugin: FastifyPluginAsyncTypebox<{sandbox: Sandbox}> = async (
  app,
  {sandbox},
) => {
  app.get(
    '/newsletter/confirm/:token',
    {schema: {params: Type.Object({token: Type.String({maxLength: 64})})}},
    async ({params}, reply) => {
      const {db, sites} = sandbox
      const isConfirmed = confirmNewsletter(db, (id) => sites.get(id), params.token)
      return reply
        .status(isConfirmed ? 200 : 404)
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .type('text/html; charset=utf-8')
        .send(
          isConfirmed
            ? page('Subscription confirmed', 'The newsletter comes to this address from now on.')
            : page('Unknown link', 'A newer email has replaced this link, or it is incomplete.'),
        )
    },
  )
}
