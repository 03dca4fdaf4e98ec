import {loadDeclared} from '@app/shared/lib/load-declared'
import {within} from '@app/shared/lib/within'
import {
  PaymentError,
  type Challenge,
  type PaymentConnection,
  type PaymentDetails,
  type PaymentProvider,
  type PaymentSession,
} from '../public/provider'
import type {SandboxConnection, SandboxScript} from './sandbox-script'
import {paymentErrorOf, resultOf, type WireState} from './sandbox-wire'

const ignore = () => undefined

/** Time limit for an answer of the provider, in milliseconds. */
const ANSWER_MS = 20_000

/** Waits for the provider. @throws PaymentError */
async function answerOf<Value>(work: Promise<Value>): Promise<Value> {
  try {
    const answer = await within<Value | null, null>(ANSWER_MS, () => work, null)
    if (answer === null) throw new PaymentError('timeout')
    return answer
  } catch (error) {
    throw paymentErrorOf(error)
  }
}

const scriptOf = (): SandboxScript | undefined =>
  (globalThis as {SandboxPay?: SandboxScript}).SandboxPay

function connectionOf(pay: SandboxConnection): PaymentConnection {
  const challengeOf = (session: PaymentSession, details: PaymentDetails): Challenge => ({
    show: async (container, signal) => {
      try {
        const state = await pay.showChallenge(container, session, signal)
        return resultOf(state, details, challengeOf(session, details))
      } catch (error) {
        throw paymentErrorOf(error)
      }
    },
  })
  const detailsOf = ({method = '', instrument}: WireState): PaymentDetails => ({
    method,
    ...(instrument && {instrument}),
  })
  return {
    mountFields: async (method, container, {onChange = ignore, onSubmit = ignore} = {}) => {
      const fields = await answerOf(pay.mountFields(method, container, {onChange, onSubmit}))
      return {
        collect: async () => ({method, ...(await answerOf(fields.collect()))}),
        focus: () => fields.focus(),
        unmount: () => fields.unmount(),
      }
    },
    submit: async (session, details) => {
      const {method, data} = details
      const state = await answerOf(pay.submit(session, {method, ...(data && {data})}))
      return resultOf(state, details, challengeOf(session, details))
    },
    resume: async (session) => {
      const state = await answerOf(pay.state(session))
      const details = detailsOf(state)
      // The shopper left the provider's page, or never opened it.
      if (state.status === 'open' || state.status === 'redirect') {
        return {status: 'cancelled', details}
      }
      return resultOf(state, details, challengeOf(session, details))
    },
    openWallet: async (container, offer, events, signal) => {
      try {
        const approval = await pay.openWallet(container, offer, events, signal)
        if (!approval) return null
        const {email, address, data, instrument} = approval
        return {email, address, details: {method: 'wallet', data, instrument}}
      } catch (error) {
        throw paymentErrorOf(error)
      }
    },
    dispose: () => pay.dispose(),
  }
}

/**
 * The payment provider of the commerce sandbox.
 * @param origin origin of the provider, which the page's security policy allows in the checkout only
 */
export const sandboxProvider = (origin: string): PaymentProvider => ({
  id: 'sandbox',
  connect: async ({locale, signal}) => {
    try {
      await loadDeclared({id: 'payment', address: `${origin}/psp/client/assets/client.js`})
    } catch {
      throw new PaymentError('unavailable')
    }
    const script = scriptOf()
    if (!script || signal.aborted) throw new PaymentError('unavailable')
    const connection = connectionOf(script.connect({locale}))
    signal.addEventListener('abort', () => connection.dispose(), {once: true})
    return connection
  },
})
