import {confirmNewsletter} from 'commerce-sandbox/domains/site-services'
import {anyone, sendPage, Type, type Routes} from 'commerce-sandbox/plugin'
import type {NewsletterAnswers} from './answers/own'

const page = (title: string, text: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><main><h1>${title}</h1><p>${text}</p></main></body></html>
`

/** The page that confirms a newsletter sign-up: `GET /newsletter/confirm/{token}`. */
export const newsletterRoutes: Routes<NewsletterAnswers> = (route, {db, sites}) => {
  route(
    'GET /newsletter/confirm/:token',
    {needs: anyone, schema: {params: Type.Object({token: Type.String({maxLength: 64})})}},
    (_anyone, {params}, reply) => {
      const isConfirmed = confirmNewsletter(db, (id) => sites.get(id), params.token)
      return sendPage(
        reply.status(isConfirmed ? 200 : 404),
        isConfirmed
          ? page('Subscription confirmed', 'The newsletter comes to this address from now on.')
          : page('Unknown link', 'A newer email has replaced this link, or it is incomplete.'),
        {'cache-control': 'no-store', 'referrer-policy': 'no-referrer'},
      )
    },
  )
}
