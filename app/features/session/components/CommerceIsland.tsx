import {CommerceApiProvider} from '@salesforce/commerce-sdk-react'
import {useShop} from '@app/shared/lib/shop-context'
import {CommerceBridgeHost} from './CommerceBridgeHost'

const silent = (): void => undefined

/** What fails reaches its caller, who tells the shopper; the SDK would print it a second time. */
const logger = {
  log: silent,
  debug: silent,
  info: silent,
  warn: (message: string) => console.warn(message),
  error: silent,
}

/** commerce-sdk-react with this site's configuration, and the bridge that offers it to the rest of the app. */
export default function CommerceIsland() {
  const {commerce, site, locale, currency} = useShop()
  const {origin} = window.location
  return (
    <CommerceApiProvider
      clientId={commerce.clientId}
      organizationId={commerce.organizationId}
      shortCode={commerce.shortCode}
      siteId={site.id}
      locale={locale.id}
      currency={currency}
      proxy={`${origin}/mobify/proxy/api`}
      redirectURI={`${origin}/callback`}
      logger={logger}
      // Who asks for a token gets the error; the SDK's own start would leave it uncaught.
      disableAuthInit
      silenceWarnings
    >
      <CommerceBridgeHost />
    </CommerceApiProvider>
  )
}
