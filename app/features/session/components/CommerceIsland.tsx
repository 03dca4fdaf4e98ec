import {useMemo} from 'react'
import {CommerceApiProvider} from '@salesforce/commerce-sdk-react'
import {useShop} from '@app/shared/lib/shop-context'
import {createCommerceClients} from '../api/commerce-clients'
import {ShopperClientHost} from './ShopperClientHost'
import {proxyPath} from '@common/proxy-path'

const silent = (): void => undefined

/** Callers receive and show failures; a log of the SDK would repeat them. */
const logger = {
  log: silent,
  debug: silent,
  info: silent,
  warn: (message: string) => console.warn(message),
  error: silent,
}

/** commerce-sdk-react with this site's configuration, and the client that gives the app access to it. */
export default function CommerceIsland() {
  const {commerce, privateClient, site, locale, currency} = useShop()
  const {origin} = window.location
  const proxy = origin + proxyPath('api')
  const clients = useMemo(
    () => createCommerceClients({commerce, site, locale, currency}, proxy),
    [commerce, site, locale, currency, proxy],
  )
  return (
    <CommerceApiProvider
      clientId={commerce.clientId}
      organizationId={commerce.organizationId}
      shortCode={commerce.shortCode}
      siteId={site.id}
      locale={locale.id}
      currency={currency}
      proxy={proxy}
      enablePWAKitPrivateClient={privateClient}
      privateClientProxyEndpoint={`${origin}/mobify/slas/private`}
      redirectURI={`${origin}/callback`}
      logger={logger}
      apiClients={clients}
      // Callers of the token receive the error; the SDK's own initialization would leave it uncaught.
      disableAuthInit
      silenceWarnings
    >
      <ShopperClientHost />
    </CommerceApiProvider>
  )
}
