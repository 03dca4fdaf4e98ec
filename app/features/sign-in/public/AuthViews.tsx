import {useEffect, useRef, useState, type ReactNode} from 'react'
import type {InitialAuthView} from '@app/features/account/public/auth-modal'
import {useTranslate, type MessageId} from '@app/shared/i18n/messages'
import {focusFirst} from '@app/shared/lib/use-preserved-focus'
import {Button} from '@app/shared/ui/Button'
import {FormBlock} from '@app/shared/ui/form/FormFrame'
import {viewBehind, type AuthView} from '../model/auth-view'
import {LoginCodeForm, LoginMailForm} from '../components/CodeForms'
import {LoginForm} from '../components/LoginForm'
import {RegisterForm} from '../components/RegisterForm'
import styles from '../components/auth.module.css'
import {useShop} from '@app/shared/lib/shop-context'
import {requestNewPassword} from '../api/session-calls'
import {resetRequestFault} from './account-form'
import {MailRequestForm} from '../components/MailRequestForm'

/** Asks for a mail with which a new password can be chosen. */
function ResetForm({onSent}: {onSent: (email: string) => void}) {
  const shop = useShop()
  return (
    <MailRequestForm
      id="reset-email"
      text="auth.reset.text"
      action="auth.reset"
      send={(email) => requestNewPassword(shop, email)}
      textOf={resetRequestFault}
      onSent={onSent}
    />
  )
}

/** Titles of the views. */
export const AUTH_TITLES: Readonly<Record<AuthView, MessageId>> = {
  login: 'auth.title.login',
  register: 'auth.title.register',
  password: 'auth.title.password',
  email: 'auth.title.email',
  code: 'auth.title.code',
  'reset-sent': 'auth.title.resetSent',
  activation: 'auth.title.activation',
}

export interface AuthViewState {
  readonly view: AuthView
  /** Address that a mail was sent to. */
  readonly email: string
  readonly go: (view: AuthView, email?: string) => void
  /** Goes back; null where back closes the dialog. */
  readonly back: (() => void) | null
}

/** The view of a dialog or page that starts in `initial`. */
export function useAuthView(initial: InitialAuthView): AuthViewState {
  const [{view, email}, setState] = useState<{view: AuthView; email: string}>({
    view: initial,
    email: '',
  })
  const behind = viewBehind(view, initial)
  const go = (next: AuthView, address = email) => setState({view: next, email: address})
  return {view, email, go, back: behind && (() => go(behind))}
}

interface AuthViewsProps extends AuthViewState {
  onSignedIn: () => void
  onRegistered: () => void
}

/** Moves the focus into a view that replaces another one. */
function ViewFocus({view, children}: {view: AuthView; children: ReactNode}) {
  const block = useRef<HTMLDivElement>(null)
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    if (block.current) focusFirst(block.current)
  }, [view])
  return <div ref={block}>{children}</div>
}

/** The form or message of a view (rule ACCT-10). */
export function AuthViews(props: AuthViewsProps) {
  return (
    <ViewFocus view={props.view}>
      <View {...props} />
    </ViewFocus>
  )
}

function View({view, email, go, back, onSignedIn, onRegistered}: AuthViewsProps) {
  const t = useTranslate()
  switch (view) {
    case 'login':
      return <LoginForm go={go} onSignedIn={onSignedIn} />
    case 'register':
      return (
        <RegisterForm
          go={go}
          onRegistered={onRegistered}
          onMailed={(address) => go('activation', address)}
        />
      )
    case 'password':
      return <ResetForm onSent={(address) => go('reset-sent', address)} />
    case 'email':
      return (
        <FormBlock>
          <LoginMailForm onSent={(address) => go('code', address)} />
          {back && (
            <button type="button" className={styles.link} onClick={back}>
              {t('auth.backToOptions')}
            </button>
          )}
        </FormBlock>
      )
    case 'code':
      return <LoginCodeForm email={email} onSignedIn={onSignedIn} />
    case 'reset-sent':
      return (
        <div className={styles.said} role="status">
          <p>{t('auth.reset.sent', {email})}</p>
          <Button variant="secondary" onClick={() => go('login')}>
            {t('auth.backToSignIn')}
          </Button>
        </div>
      )
    case 'activation':
      return (
        <div className={styles.said} role="status">
          <p>{t('auth.activation.sent', {email})}</p>
          <p>{t('auth.error.activation')}</p>
        </div>
      )
  }
}
