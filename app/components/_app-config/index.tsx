import {Component, type ReactElement, type ReactNode} from 'react'
import {Hydrate, QueryClientProvider} from '@tanstack/react-query'
import type {Response} from 'express'
import {HTTPError} from '@salesforce/pwa-kit-react-sdk/ssr/universal/errors'
import {readParams, type MatchParams, type RouteParams} from '@common/route-params'
import {createQueryClient} from '@app/shared/lib/query-client'
import {markFresh, type PageState} from '@app/shared/lib/page-state'
import {beginPage} from '@app/shared/lib/fragment-cache'
import {pageState} from '@app/shared/lib/freeze-state'
import {loadPageData} from '@app/shared/lib/fetch-strategy'
import {toHttpError} from '@app/shared/lib/page-error'
import {ShopProvider, type Shop} from '@app/shared/lib/shop-context'
import {freezeShop, type FrozenShop, type ShopLocals} from '@app/shared/lib/locals'
import {thawShop, type BrowserSession} from '@app/shared/lib/browser-shop'
import type {PageComponent} from '@app/shared/lib/page'
import {MessagesProvider} from '@app/shared/i18n/messages'
import {loadedMessages} from '@app/shared/i18n/load-messages'
import {OverridesProvider} from '@app/shared/lib/overrides'
import {CommerceProvider} from '@app/features/session/components/CommerceProvider'
import {mayRead} from '@app/features/session/public/preload-commerce'
import {currentCustomerId, loadCommerce} from '@app/features/session/public/shopper-client'
import {shellParts} from '@app/features/shell/api/shell-parts'
import {overrides} from '@app/generated/overrides'
import {setFailureHeaders, setPageHeaders} from '@app/components/_app-config/page-headers'

interface InitArguments {
  component: PageComponent
  match: {params: MatchParams}
  location: {pathname: string; search: string}
  appJSX: ReactElement
  res: Response
}

interface AppConfigProps {
  children?: ReactNode
  locals: ShopLocals
}

const browserSession: BrowserSession = {
  accessToken: async (refresh, refused) => (await loadCommerce()).accessToken(refresh, refused),
  hasSession: (siteId) => currentCustomerId() !== undefined || mayRead(siteId),
}

/**
 * A path with the form of a site prefix but an unknown site (`/xxx/de-de/…`) is a 404 of the default site.
 */
function refuseUnknownSite(params: RouteParams, {site, locale}: Shop): void {
  const asked = params.site !== undefined
  if (asked && (params.site !== site.alias || params.locale !== locale.alias)) {
    throw new HTTPError(404, 'Not found')
  }
}

const preloadedQueries = (): PageState | undefined =>
  typeof window === 'undefined'
    ? undefined
    : (window as {__PRELOADED_STATE__?: {queries?: PageState}}).__PRELOADED_STATE__?.queries

/** PWA Kit's extension point for providers and for the fetch strategy (ADR 0003). */
export default class AppConfig extends Component<AppConfigProps> {
  /** Browser: restores the shop from the page. On the server the locals are set before rendering. */
  static restore(locals: Partial<ShopLocals>, frozen?: FrozenShop): void {
    locals.queryClient = createQueryClient()
    if (!frozen || locals.shop) return
    locals.shop = thawShop(frozen, browserSession)
    locals.messages = loadedMessages()
  }

  static freeze(locals: ShopLocals): FrozenShop {
    return freezeShop(locals.shop)
  }

  static getHOCsInUse(): [] {
    return []
  }

  /** Server: fetches the declared data of the page. Failures become error pages and are never cached. */
  static async initAppState({component, match, location, appJSX, res}: InitArguments) {
    const {queryClient, shop, missing: always = []} = res.locals as ShopLocals
    try {
      const params = readParams(match.params)
      refuseUnknownSite(params, shop)
      const request = {
        shop,
        pathname: location.pathname,
        params,
        search: new URLSearchParams(location.search),
      }
      const {state, missing} = await loadPageData({
        queryClient,
        page: component,
        request,
        shellParts: shellParts(shop),
        app: appJSX,
      })
      setPageHeaders(res, component, request, location.pathname, [...always, ...missing])
      return {error: undefined, appState: state}
    } catch (failure) {
      const error = toHttpError(failure, component)
      setFailureHeaders(res, error.status)
      // The page shows this id: support uses it to find the cause in the logs.
      if (error.status >= 500)
        console.error(`Page failed (${String(res.locals.requestId)}): ${String(error.cause)}`)
      return {error, appState: {queries: pageState(queryClient)}}
    }
  }

  private readonly preloaded = ((state) => state && markFresh(state))(preloadedQueries())

  override render() {
    const {locals, children} = this.props
    const {shop, queryClient, messages} = locals
    if (typeof window === 'undefined') beginPage(locals)
    return (
      <QueryClientProvider client={queryClient}>
        <Hydrate state={this.preloaded}>
          <MessagesProvider locale={shop.locale.id} messages={messages}>
            <OverridesProvider registry={overrides}>
              <ShopProvider shop={shop}>
                <CommerceProvider>{children}</CommerceProvider>
              </ShopProvider>
            </OverridesProvider>
          </MessagesProvider>
        </Hydrate>
      </QueryClientProvider>
    )
  }
}
