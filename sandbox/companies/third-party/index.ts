import {
  anyone,
  ApiProblem,
  sendAs,
  sendPage,
  Type,
  definePlugin,
  escapeHtml,
  type Routes,
  simulatedService,
} from 'commerce-sandbox/plugin'
import type {ThirdPartyAnswers} from './answers/own'
import {thirdPartyScripts, thirdPartyStyles} from './scripts'
import {surveyPage} from './survey'

/** A placeholder page for a shop of another company; it shows the parameters of the request. */
const page = (title: string, asked: Readonly<Record<string, string>>): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><main><h1>${title}</h1><p>This page stands in for a shop outside of the sandbox.</p>
<dl>${Object.entries(asked)
  .map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`)
  .join('')}</dl></main></body></html>
`

const pages: Readonly<Record<string, string>> = {
  partner: 'Shop of a partner',
  'where-to-buy': 'Where to buy',
}

const files: Routes<ThirdPartyAnswers> = (route) => {
  route(
    'GET /third-party/:name',
    {
      needs: anyone,
      schema: {
        params: Type.Object({name: Type.String({maxLength: 40})}),
        querystring: Type.Record(Type.String(), Type.String({maxLength: 200})),
      },
    },
    (_anyone, request, reply) => {
      const {name} = request.params
      // Shops of other origins load the files, and check their integrity.
      void reply.header('access-control-allow-origin', '*')
      if (Object.hasOwn(thirdPartyScripts, name)) {
        void reply.header('cache-control', 'public, max-age=900')
        return sendAs(reply.type('text/javascript; charset=utf-8'), thirdPartyScripts[name])
      }
      if (Object.hasOwn(thirdPartyStyles, name)) {
        void reply.header('cache-control', 'public, max-age=900')
        return sendAs(reply.type('text/css; charset=utf-8'), thirdPartyStyles[name])
      }
      if (name === 'survey') return sendPage(reply, surveyPage(request.query.locale ?? ''))
      if (Object.hasOwn(pages, name)) return sendPage(reply, page(pages[name] ?? '', request.query))
      throw new ApiProblem(404, 'not-found', 'Not Found', `There is no stand-in '${name}'.`)
    },
  )
}

/** Substitutes for the scripts and pages of other companies that the shop loads or links to. */
export default definePlugin({
  name: 'third-party',
  services: [simulatedService<ThirdPartyAnswers>({name: 'third-party', routes: [files]})],
})
