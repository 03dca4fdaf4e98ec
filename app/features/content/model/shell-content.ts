import {contentDataOf, type ContentAssetDocument} from './content-asset'

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
  checkoutFooter: FooterContent | null
}

export const SHELL_ASSET_IDS = ['pwa_message_bar', 'pwa_footer', 'pwa_footer_checkout'] as const

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}

const text = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const texts = (value: unknown): readonly string[] =>
  list(value).filter((entry): entry is string => typeof entry === 'string')

function links(value: unknown): readonly ContentLink[] {
  return list(value).flatMap((entry) => {
    const {label, href} = fieldsOf(entry)
    return typeof label === 'string' && typeof href === 'string' ? [{label, href}] : []
  })
}

function footerOf(data: Fields): FooterContent {
  return {
    sections: list(data.sections).flatMap((entry) => {
      const section = fieldsOf(entry)
      const title = text(section.title)
      return title ? [{title, links: links(section.links)}] : []
    }),
    specialOffers: links(data.specialOffers),
    social: list(data.social).flatMap((entry) => {
      const {id, href} = fieldsOf(entry)
      return typeof id === 'string' && typeof href === 'string' ? [{id, href}] : []
    }),
    legalLinks: links(data.legalLinks),
    legalText: text(data.legalText),
    copyrightText: text(data.copyrightText),
    paymentIcons: texts(data.paymentIcons),
    shippingIcons: texts(data.shippingIcons),
  }
}

/** Converts the assets of header and footer; the part of a missing or unreadable asset is left out. */
export function shellContentOf(assets: readonly ContentAssetDocument[]): ShellContent {
  const dataOf = (id: (typeof SHELL_ASSET_IDS)[number]): Fields | null => {
    const asset = assets.find((candidate) => candidate.id === id)
    if (!asset) return null
    try {
      return fieldsOf(contentDataOf(asset))
    } catch (error) {
      console.warn(`Content asset ${id} is not usable: ${String(error)}`)
      return null
    }
  }
  const bar = dataOf('pwa_message_bar')
  const barText = text(bar?.text)
  const footer = dataOf('pwa_footer')
  const checkoutFooter = dataOf('pwa_footer_checkout')
  return {
    messageBar: barText ? {text: barText, href: text(bar?.href)} : null,
    footer: footer && footerOf(footer),
    checkoutFooter: checkoutFooter && footerOf(checkoutFooter),
  }
}

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
