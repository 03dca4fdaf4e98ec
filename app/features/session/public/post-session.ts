import {isApiFault} from '@common/fault'
import {createHttpClient} from '@app/shared/api/http-client'
import {createStore} from '@app/shared/lib/create-store'

const post = createHttpClient({baseUrl: '/session', repeated: 'retry'})

/** Milliseconds in which the answer to another request may replace the cookies. */
const REPLACED_WITHIN_MS = 600

/**
 * Calls a session route of our server (`server/app/session/`). The browser sends the tokens in cookies that no
 * script can read. When SLAS refuses them, the answer to another request may have replaced them: it calls once more.
 * @throws ApiFault (rejects)
 */
export async function postSession<Answer>(
  siteId: string,
  call: string,
  body: Readonly<Record<string, unknown>> = {},
): Promise<Answer> {
  const send = (again?: unknown): Promise<Answer> =>
    post(`/${siteId}/${call}`, {method: 'POST', body: {...body, again}})
  try {
    return await send()
  } catch (error) {
    if (!isApiFault(error) || error.type !== 'retry') throw error
    await new Promise((resolve) => setTimeout(resolve, REPLACED_WITHIN_MS))
    return send(error.arguments.attempt)
  }
}

const running = createStore(0)

/** Whether this page is signing a customer in. A customer that appears otherwise signed in in another tab. */
export const isSigningIn = (): boolean => running.get() > 0

/** Whether this page is signing a customer in; baskets that appear meanwhile are not the shopper's final one. */
export const useSigningIn = (): boolean => running.useSelected((count) => count > 0)

/** Counts a sign-in as running until it has brought everything along. */
export async function whileSigningIn(work: Promise<void>): Promise<void> {
  running.set(running.get() + 1)
  await work.finally(() => running.set(running.get() - 1))
}
