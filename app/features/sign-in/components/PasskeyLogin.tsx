import {useCallback, useEffect, useSyncExternalStore} from 'react'
import {useAction} from '@app/features/faults/public/use-action'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {Button} from '@app/shared/ui/Button'
import {FormFailure} from '@app/shared/ui/form/FormFrame'
import {
  requestPasskeyLogin,
  answerWithPasskey,
  hasPasskeyAutofill,
  hasPasskeys,
} from '../public/passkeys'
import {passkeyFault} from '../public/account-form'
import {useSignIn} from '../use-sign-in'

/** Time of a challenge in milliseconds when the options name none. */
const CHALLENGE_MS = 60_000
/** Milliseconds before its end at which the challenge of the list of stored logins is replaced. */
const REPLACE_BEFORE_MS = 5_000

const neverChanges = () => () => undefined

/** Offers passkeys in the list of stored logins of the email field, where the browser can. */
function usePasskeyAutofill(signIn: (credential: object) => void, isPaused: boolean): void {
  const shop = useShop()
  useEffect(() => {
    if (isPaused) return undefined
    const visit = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const offer = async (): Promise<void> => {
      const options = await requestPasskeyLogin(shop)
      const challenge = new AbortController()
      const end = () => challenge.abort()
      visit.signal.addEventListener('abort', end)
      timer = setTimeout(end, (options.timeout ?? CHALLENGE_MS) - REPLACE_BEFORE_MS)
      if (visit.signal.aborted) return
      const request = {mediation: 'conditional', signal: challenge.signal} as const
      await answerWithPasskey(options, request).then(signIn, () => {
        // The challenge is too old; a shopper who has left the form needs no new one.
        if (challenge.signal.aborted && !visit.signal.aborted) return offer()
        return undefined
      })
    }
    hasPasskeyAutofill()
      .then((isThere) => (isThere && !visit.signal.aborted ? offer() : undefined))
      .catch(() => undefined)
    return () => {
      clearTimeout(timer)
      visit.abort()
    }
  }, [shop, signIn, isPaused])
}

/**
 * Sign-in with a passkey: by a button, and in the list of stored logins of the email field. Renders nothing where the
 * browser has no passkeys. Default export: loaded where the site has passkeys.
 */
export default function PasskeyLogin({onSignedIn}: {onSignedIn: () => void}) {
  const t = useTranslate()
  const shop = useShop()
  const signIn = useSignIn()
  const isThere = useSyncExternalStore(neverChanges, hasPasskeys, () => false)

  const {busy, failure, run} = useAction(
    async (listed: object | null) => {
      const credential = listed ?? (await answerWithPasskey(await requestPasskeyLogin(shop)))
      await signIn('passkey/login', {credential})
      onSignedIn()
    },
    {place: 'beside', textOf: passkeyFault},
  )
  const fromList = useCallback((credential: object) => void run(credential), [run])
  usePasskeyAutofill(fromList, busy)
  if (!isThere) return null
  return (
    <>
      <FormFailure>{failure}</FormFailure>
      <Button variant="secondary" block busy={busy} onClick={() => void run(null)}>
        {t('passkey.signIn')}
      </Button>
    </>
  )
}
