import {createHttpClient} from '@app/shared/api/http-client'

const post = createHttpClient({baseUrl: '/session'})

/**
 * Calls a session route of our server (`server/app/session/`). The browser sends the tokens in cookies that no
 * script can read.
 * @throws ApiFault (rejects)
 */
export const postSession = <Answer>(
  siteId: string,
  call: string,
  body: Readonly<Record<string, unknown>> = {},
): Promise<Answer> => post(`/${call}`, {method: 'POST', body: {...body, site: siteId}})
