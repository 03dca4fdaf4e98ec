import {postSession} from '@app/features/session/public/post-session'
import type {Shop} from '@app/shared/lib/shop-context'

/** The code of a mail, and the address that it was sent to. */
export interface MailedCode {
  readonly email: string
  readonly token: string
}

/** Mails a link and a code for a new password; the answer is the same for every address. @throws ApiFault (rejects) */
export const requestNewPassword = ({site, locale}: Shop, email: string): Promise<void> =>
  postSession(site.id, 'password-reset', {email, locale: locale.id})

/** Sets a new password. @throws ApiFault (rejects) with status 400 for a wrong or expired code */
export const setNewPassword = (
  {site}: Shop,
  {email, token, password}: MailedCode & {password: string},
): Promise<void> => postSession(site.id, 'new-password', {email, token, password})

/** Mails a link and a code for a login; the answer is the same for every address. @throws ApiFault (rejects) */
export const requestLoginCode = ({site, locale}: Shop, email: string): Promise<void> =>
  postSession(site.id, 'login-code', {email, locale: locale.id})
