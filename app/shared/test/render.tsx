import type {ReactElement, ReactNode} from 'react'
import {render, type RenderResult} from '@testing-library/react'
import {QueryClientProvider, type QueryClient} from '@tanstack/react-query'
import {MemoryRouter} from 'react-router-dom'
import {DEU} from '@config/sites/DEU'
import {GLO} from '@config/sites/GLO'
import {JPN} from '@config/sites/JPN'
import {USA} from '@config/sites/USA'
import {createShopApi} from '@app/shared/api/shop-api'
import {MessagesProvider} from '@app/shared/i18n/messages'
import {createQueryClient} from '@app/shared/lib/query-client'
import {ShopProvider, type Shop} from '@app/shared/lib/shop-context'
import de from '@translations/de-DE.json'
import en from '@translations/en-GB.json'
import ja from '@translations/ja-JP.json'

const sites = {DEU, GLO, JPN, USA}
const texts: Readonly<Record<string, Record<string, string>>> = {de, ja}

/** A shop as the browser has it; calls go to `fetch` under the page's own paths. */
export function testShop(siteId: keyof typeof sites, localeId?: string): Shop {
  const site = sites[siteId]
  const id = localeId ?? site.l10n.defaultLocale
  const locale = site.l10n.supportedLocales.find((candidate) => candidate.id === id)
  if (!locale) throw new Error(`${siteId} has no locale ${id}.`)
  const commerce = {
    organizationId: 'f_ecom_bhlt_001',
    clientId: 'b4e0c2a1-1111-4222-8333-0123456789ab',
    shortCode: 'sandbox0',
  }
  const currency = locale.preferredCurrency
  const api = createShopApi({
    commerce,
    scapiBase: '/mobify/proxy/api',
    ocapiBase: '/mobify/proxy/ocapi',
    siteId,
    locale: locale.id,
    currency: site.isContentOnlySite ? null : currency,
    accessToken: () => Promise.resolve('test-token'),
  })
  return {site, locale, currency, origin: 'http://localhost', commerce, api}
}

interface ShopRenderOptions {
  shop?: Shop
  /** Address of the page, with site and locale. */
  path?: string
  queryClient?: QueryClient
}

/** Renders inside everything a page has around it: shop, texts, router, queries. */
export function renderInShop(ui: ReactElement, options: ShopRenderOptions = {}): RenderResult {
  const {shop = testShop('DEU', 'en-DE'), queryClient = createQueryClient()} = options
  const path = options.path ?? `/${shop.site.alias}/${shop.locale.alias}/home`
  const language = shop.locale.id.slice(0, 2)
  const wrapper = ({children}: {children: ReactNode}) => (
    <MemoryRouter initialEntries={[path]}>
      <QueryClientProvider client={queryClient}>
        <MessagesProvider locale={shop.locale.id} messages={{...en, ...texts[language]}}>
          <ShopProvider shop={shop}>{children}</ShopProvider>
        </MessagesProvider>
      </QueryClientProvider>
    </MemoryRouter>
  )
  return render(ui, {wrapper})
}
