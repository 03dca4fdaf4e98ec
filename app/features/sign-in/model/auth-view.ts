import type {InitialAuthView} from '@app/features/account/public/auth-modal'

/** Views of the sign-in dialog and its pages. */
export type AuthView = InitialAuthView | 'code' | 'reset-sent' | 'activation'

/** The view behind the back button; null when back closes the dialog (rule ACCT-10). */
export function viewBehind(view: AuthView, initial: InitialAuthView): AuthView | null {
  switch (view) {
    case 'login':
      return null
    case 'register':
    case 'password':
    case 'email':
      return initial === view ? null : 'login'
    case 'code':
      return 'email'
    case 'reset-sent':
    case 'activation':
      return 'login'
  }
}
