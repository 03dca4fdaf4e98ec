import type {AccountSettings} from '@common/account-settings'
import {postSession} from '@app/features/session/public/post-session'
import type {Shop} from '@app/shared/lib/shop-context'

export type SocialProvider = AccountSettings['social'][number]

/** Begins a login by Apple or Google; returns the address that the browser has to open. @throws ApiFault (rejects) */
export async function startSocialLogin(
  {site, locale}: Shop,
  provider: SocialProvider,
): Promise<string> {
  const {url} = await postSession<{url: string}>(site.id, 'social', {provider, locale: locale.id})
  return url
}
