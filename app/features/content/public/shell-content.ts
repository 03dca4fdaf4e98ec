import {defineQuery} from '@app/shared/api/define-query'
import type {ContentResultDocument} from './content'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import type {Shop} from '@app/shared/lib/shop-context'

async function readShellContent({api}: Shop): Promise<ShellContent> {
  const [{data}, {shellContentOf}] = await Promise.all([
    api.ocapi<ContentResultDocument>(`/content/(${SHELL_ASSET_IDS.join(',')})`),
    // Pages contain the content: browsers rarely need the code that reads it.
    import('../model/parse-shell-content'),
  ])
  return shellContentOf(data ?? [])
}

/** Message bar and footers in one request (OCAPI `content/(ids)`). */
export const {query: shellContentQuery, use: useShellContent} = defineQuery({
  key: ['shell', 'content'],
  staleTime: STATIC_STALE_TIME_MS,
  read: readShellContent,
})

export interface ContentLink {
  label: string
  /** Site-relative path, which needs the prefix, or an absolute URL. */
  href: string
}

export interface FooterContent {
  sections: readonly {title: string; links: readonly ContentLink[]}[]
  specialOffers: readonly ContentLink[]
  social: readonly {id: string; href: string}[]
  legalLinks: readonly ContentLink[]
  legalText: string | null
  /** Replaces the text for business customers, who see prices without tax (rule PRICE-7). */
  legalTextNet?: string
  copyrightText: string | null
  paymentIcons: readonly string[]
  shippingIcons: readonly string[]
}

/** Footer without content: country and legal links remain. */
export const NO_FOOTER_CONTENT: FooterContent = {
  sections: [],
  specialOffers: [],
  social: [],
  legalLinks: [],
  legalText: null,
  copyrightText: null,
  paymentIcons: [],
  shippingIcons: [],
}

/** Content around every page, from the content team. Missing parts are null. */
export interface ShellContent {
  messageBar: {text: string; href: string | null} | null
  footer: FooterContent | null
  /** The fields that differ from those of the footer, because every page contains both. */
  checkoutFooter: Partial<FooterContent> | null
}

/** The footer of the checkout; null when it cannot be read. */
export const checkoutFooterOf = ({footer, checkoutFooter}: ShellContent): FooterContent | null =>
  checkoutFooter && {...(footer ?? NO_FOOTER_CONTENT), ...checkoutFooter}

export const SHELL_ASSET_IDS = ['pwa_message_bar', 'pwa_footer', 'pwa_footer_checkout'] as const

/**
 * Links of header and footer, in the order of the page.
 * @param header links of the navigation service
 */
export const shellLinksOf = (
  {footer}: ShellContent,
  header: readonly {label: string; to: string}[] = [],
): readonly ContentLink[] => [
  ...header.map(({label, to}) => ({label, href: to})),
  ...(footer?.sections.flatMap(({links: all}) => all) ?? []),
  ...(footer?.legalLinks ?? []),
]
