import {useMemo, type ReactNode} from 'react'
import {useQueryClient} from '@tanstack/react-query'
import {
  AuthContext,
  CommerceApiContext,
  ConfigContext,
  type HookConfig,
} from '@app/shared/commerce/contexts'
import {contextClients} from '@app/shared/commerce/decorators'
import {useShop} from '@app/shared/lib/shop-context'
import {proxyPath} from '@common/proxy-path'
import {hookSession} from '../model/hook-session'

/**
 * Where the hooks of commerce-sdk-react find their clients, configuration and session, on the server and from hydration
 * on. It starts nothing: a hook that has its data makes no session.
 */
export function CommerceProvider({children}: {children: ReactNode}) {
  const shop = useShop()
  const queryClient = useQueryClient()
  const {site, locale, currency, commerce, api} = shop
  const session = useMemo(() => hookSession(api, site.id), [api, site])
  const clients = useMemo(() => contextClients({shop, queryClient}), [shop, queryClient])
  const config = useMemo(
    (): HookConfig => ({
      ...commerce,
      siteId: site.id,
      locale: locale.id,
      currency: site.isContentOnlySite ? undefined : currency,
      proxy: proxyPath('api'),
      headers: {},
      logger: console,
    }),
    [commerce, site, locale, currency],
  )
  return (
    <AuthContext.Provider value={session}>
      <ConfigContext.Provider value={config}>
        <CommerceApiContext.Provider value={clients}>{children}</CommerceApiContext.Provider>
      </ConfigContext.Provider>
    </AuthContext.Provider>
  )
}
