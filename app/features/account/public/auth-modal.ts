import {createStore} from '@app/shared/lib/create-store'

/** Views of the sign-in dialog that other parts may open it with. */
export type InitialAuthView = 'login' | 'register' | 'password' | 'email'

export interface AuthModalState {
  readonly open: boolean
  readonly initialView: InitialAuthView
  /** Number of openings; each starts in the initial view. */
  readonly opening: number
  /** What the shopper wanted to do; it runs once after the sign-in. */
  readonly then?: () => void
}

const CLOSED: AuthModalState = {open: false, initialView: 'login', opening: 0}

const modal = createStore<AuthModalState>(CLOSED)

/** Opens the sign-in dialog in a view (rule ACCT-9). Browser only. */
export const openAuthModal = (
  options: Partial<Pick<AuthModalState, 'initialView' | 'then'>> = {},
): void => modal.set({...CLOSED, ...options, opening: modal.get().opening + 1, open: true})

/** Closes the dialog and forgets what was to be done. Its view stays until the next opening. */
export const closeAuthModal = (): void => {
  const {initialView, opening} = modal.get()
  modal.set({open: false, initialView, opening})
}

export const authModal = modal.get

export const useAuthModal = modal.useValue
