import {contentDataOf, type ContentAssetDocument} from '../public/content'
import type {
  ContentLink,
  FooterContent,
  SHELL_ASSET_IDS,
  ShellContent,
} from '../public/shell-content'

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
  const netText = text(data.legalTextNet)
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
    ...(netText && {legalTextNet: netText}),
    copyrightText: text(data.copyrightText),
    paymentIcons: texts(data.paymentIcons),
    shippingIcons: texts(data.shippingIcons),
  }
}

/** The fields of a footer that another one does not have in the same form; all of them without another one. */
function differences(footer: FooterContent, other: FooterContent | null): Partial<FooterContent> {
  const fields = Object.entries(footer) as [keyof FooterContent, unknown][]
  return Object.fromEntries(
    fields.filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(other?.[name])),
  )
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
    checkoutFooter:
      checkoutFooter && differences(footerOf(checkoutFooter), footer && footerOf(footer)),
  }
}
