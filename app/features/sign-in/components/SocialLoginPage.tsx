import {useCallback, useEffect, useRef, useState} from 'react'
import {useHistory} from 'react-router-dom'
import {ApiFault, faultFromThrown} from '@common/fault'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {PageMeta} from '@app/shared/ui/PageMeta'
import {FormBlock, FormFailure} from '@app/shared/ui/form/FormFrame'
import {socialFault} from '../public/account-form'
import {takeReturn} from '../model/social-return'
import {useSignIn} from '../use-sign-in'
import {useSocialAnswer, type SocialAnswer} from '../use-social-answer'
import {AUTH_TITLES, AuthViews, useAuthView} from '../public/AuthViews'
import {NoAccountHere} from '../public/NoAccountHere'
import styles from './auth.module.css'

/** Fault of an answer with an error, or without a code. */
const faultOf = ({error, description}: SocialAnswer): ApiFault =>
  new ApiFault({
    type: error || 'no-code',
    status: 400,
    title: description,
    detail: '',
    arguments: {},
  })

/** Completes the login of an answer, once. The fault is null while that runs. */
function useCompletion(onSignedIn: () => void): ApiFault | null {
  const signIn = useSignIn()
  const answer = useSocialAnswer()
  const started = useRef(false)
  const [fault, setFault] = useState<ApiFault | null>(null)
  useEffect(() => {
    if (!answer?.code || started.current) return
    started.current = true
    const {code, state} = answer
    signIn('social-login', {code, state}).then(onSignedIn, (error: unknown) =>
      setFault(faultFromThrown(error)),
    )
  }, [answer, signIn, onSignedIn])
  return answer?.code === '' ? faultOf(answer) : fault
}

/**
 * The page to which Apple and Google return: it signs in and leads to the page where the login began. After a failure
 * it offers the other ways to sign in.
 */
export function SocialLoginPage() {
  const t = useTranslate()
  const {site} = useShop()
  const paths = usePaths()
  const history = useHistory()
  const state = useAuthView('login')
  const account = paths.account()
  const finish = useCallback(() => history.replace(takeReturn() ?? account), [history, account])
  const fault = useCompletion(finish)
  if (site.isContentOnlySite) return <NoAccountHere />
  const title = t(fault ? AUTH_TITLES[state.view] : 'auth.title.social')
  const {id, values} = fault ? socialFault(fault) : {id: null, values: undefined}
  return (
    <>
      <PageMeta title={title} noIndex />
      <div className={styles.page}>
        <h1>{title}</h1>
        {id ? (
          <FormBlock>
            <FormFailure>{t(id, values)}</FormFailure>
            <AuthViews {...state} onSignedIn={finish} onRegistered={finish} />
          </FormBlock>
        ) : (
          <p role="status">{t('auth.social.busy')}</p>
        )}
      </div>
    </>
  )
}
