import type {ReactElement, ReactNode} from 'react'
import {renderToString} from 'react-dom/server'
import {render, type RenderResult} from '@testing-library/react'
import {QueryClientProvider, type QueryClient} from '@tanstack/react-query'
import {Helmet} from 'react-helmet'
import {MemoryRouter} from 'react-router-dom'
import {MessagesProvider, type CompiledMessages} from '@app/shared/i18n/messages'
import {CommerceProvider} from '@app/features/session/components/CommerceProvider'
import {createQueryClient} from '@app/shared/lib/query-client'
import {ShopProvider, type Shop} from '@app/shared/lib/shop-context'
import de from '@translations/de-DE.json'
import en from '@translations/en-GB.json'
import ja from '@translations/ja-JP.json'
import {compileMessages} from '../../../scripts/translations/compile'
import {testShop} from './shop'

const texts: Readonly<Record<string, Record<string, string>>> = {de, ja}
const compiled = new Map<string, CompiledMessages>()

/** The texts as browsers get them; English where there are none for the language. */
function messagesIn(language: string): CompiledMessages {
  const known = compiled.get(language) ?? compileMessages({...en, ...texts[language]})
  compiled.set(language, known)
  return known
}

interface ShopRenderOptions {
  shop?: Shop
  /** Address of the page, with site and locale. */
  path?: string
  queryClient?: QueryClient
  /** As in a document of the server that the browser takes over, instead of a page that a link opened. */
  served?: boolean
}

/** Renders inside the providers of a page: shop, messages, router, queries. */
export function renderInShop(ui: ReactElement, options: ShopRenderOptions = {}): RenderResult {
  const {shop = testShop('DEU', 'en-DE'), queryClient = createQueryClient()} = options
  const path = options.path ?? `/${shop.site.alias}/${shop.locale.alias}/home`
  const language = shop.locale.id.slice(0, 2)
  const wrapper = ({children}: {children: ReactNode}) => (
    <MemoryRouter initialEntries={[path]}>
      <QueryClientProvider client={queryClient}>
        <MessagesProvider locale={shop.locale.id} messages={messagesIn(language)}>
          <ShopProvider shop={shop}>
            <CommerceProvider>{children}</CommerceProvider>
          </ShopProvider>
        </MessagesProvider>
      </QueryClientProvider>
    </MemoryRouter>
  )
  if (!options.served) return render(ui, {wrapper})
  const container = document.body.appendChild(document.createElement('div'))
  // The head of a server's page is its own.
  Helmet.canUseDOM = false
  container.innerHTML = renderToString(wrapper({children: ui}))
  Helmet.renderStatic()
  Helmet.canUseDOM = true
  return render(ui, {wrapper, container, hydrate: true})
}
