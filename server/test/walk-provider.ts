/** The connection of a page to the sandbox's payment provider, over HTTP and without frames. */
import {
  PaymentError,
  type Challenge,
  type PaymentConnection,
  type PaymentDetails,
  type PaymentSession,
} from '@app/features/payment/public/provider'
import {
  paymentErrorOf,
  resultOf,
  type WireState,
} from '@app/features/payment/providers/sandbox-wire'

/** How the shopper answers the bank, and whether the provider can be reached. */
export interface ProviderMood {
  answer: 'accept' | 'refuse' | 'walkAway'
  /** Number of the next requests whose answer is lost. */
  lostAnswers: number
  /** Number of the next requests that do not reach the provider. */
  lostRequests: number
}

export interface WalkProvider extends PaymentConnection {
  /** Enters a card in the provider's frame. @returns its reference */
  collect(number: string): Promise<PaymentDetails>
  /** The shopper's answer on the page of the provider to which the browser was sent. */
  answerOnPage(session: PaymentSession, answer: 'accept' | 'refuse' | 'cancel'): Promise<void>
}

const notPartOfWalk = () => Promise.reject(new PaymentError('unavailable'))

/** @param origin origin of the provider */
export function walkProvider(origin: string, mood: ProviderMood): WalkProvider {
  const send = async <Body>(
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string>,
  ): Promise<Body> => {
    if (mood.lostRequests > 0) {
      mood.lostRequests -= 1
      throw new PaymentError('unavailable')
    }
    const answer = await fetch(origin + path, {
      method,
      headers: {...(body !== undefined && {'content-type': 'application/json'}), ...headers},
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const document = (await answer.json()) as Body & {error?: string}
    if (mood.lostAnswers > 0) {
      mood.lostAnswers -= 1
      throw new PaymentError('timeout')
    }
    if (!answer.ok) throw paymentErrorOf({code: document.error})
    return document
  }
  const ofSession = (
    {id, sessionData}: PaymentSession,
    method: string,
    path = '',
    body?: unknown,
  ) =>
    send<WireState>(method, `/psp/client/sessions/${id}${path}`, body, {
      origin: 'http://localhost:3000',
      'x-session-data': sessionData,
    })
  const read = async (session: PaymentSession, details: PaymentDetails) =>
    resultOf(await ofSession(session, 'GET'), details, challengeOf(session, details))
  const challengeOf = (session: PaymentSession, details: PaymentDetails): Challenge => ({
    show: async (_container, signal) => {
      if (mood.answer === 'walkAway') {
        return new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new PaymentError('unavailable')))
        })
      }
      await send('POST', `/psp/client/challenges/${session.id}`, {answer: mood.answer}, {origin})
      return read(session, details)
    },
  })
  return {
    collect: async (number) => {
      const card = {number, expiry: '08/39', securityCode: '123'}
      const {data} = await send<{data: string}>('POST', '/psp/client/cards', card, {origin})
      return {method: 'card', data}
    },
    answerOnPage: async ({id}, answer) => {
      const path = answer === 'cancel' ? `/psp/pay/${id}/cancel` : `/psp/pay/${id}/challenge`
      const answered = await fetch(origin + path, {
        method: 'POST',
        redirect: 'manual',
        headers: {'content-type': 'application/x-www-form-urlencoded'},
        body: answer === 'cancel' ? '' : `answer=${answer}`,
      })
      await answered.arrayBuffer()
    },
    submit: async (session, details) => {
      const {method, data} = details
      const state = await ofSession(session, 'POST', '/pay', {method, ...(data && {data})})
      return resultOf(state, details, challengeOf(session, details))
    },
    resume: async (session) => {
      const details = {method: 'card'}
      const state = await ofSession(session, 'GET')
      // The shopper left the provider's page, or never opened it.
      if (state.status === 'open' || state.status === 'redirect') {
        return {status: 'cancelled', details}
      }
      return resultOf(state, details, challengeOf(session, details))
    },
    mountFields: notPartOfWalk,
    openWallet: notPartOfWalk,
    dispose: () => undefined,
  }
}
