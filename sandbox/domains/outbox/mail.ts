import type {JsonValue} from '../json'

/** Content of a mail without its layout. All texts are in the language of the mail. */
export interface MailText {
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** Code to enter, shown in large type. */
  readonly code?: string
  /** The main link, shown as a button. */
  readonly link?: MailLink
  /** Further links. */
  readonly links?: readonly MailLink[]
  /** Products, with pictures. */
  readonly items?: readonly MailItem[]
  /** Rows of a table: totals. */
  readonly rows?: readonly MailRow[]
  /** Labelled facts: an address, a tracking number. A value may have several lines. */
  readonly facts?: readonly MailRow[]
}

export interface MailLink {
  readonly label: string
  readonly href: string
}

/** A product of an order: `detail` is its quantity in words, `picture` an absolute URL. */
export interface MailItem {
  readonly name: string
  readonly detail: string
  readonly value?: string
  readonly picture?: string
}

export interface MailRow {
  readonly label: string
  readonly value: string
  /** Shown in bold: the total. */
  readonly strong?: boolean
}

/** Stored content of a mail: its text with greeting and closing. */
export interface MailContent extends MailText {
  readonly greeting: string
  readonly closing: string
}

export interface Mail {
  readonly id: string
  readonly siteId: string
  readonly locale: string
  /** Name of the template, for example `loginCode`. */
  readonly template: string
  readonly channel: 'email' | 'sms'
  /** Recipient: an email address, or a phone number for a text message. */
  readonly to: string
  readonly content: MailContent
  /** Values that the text was created from, for tests. */
  readonly data: Readonly<Record<string, JsonValue>>
  /** Creation time in milliseconds since 1970. */
  readonly createdAt: number
}

/** Returns the whole mail as plain text. */
export function mailAsText({content}: Mail): string {
  const {greeting, paragraphs, code, link, links = [], closing} = content
  const {items = [], rows = [], facts = []} = content
  const [first, ...rest] = paragraphs
  return [
    greeting,
    first,
    code,
    ...rest,
    link && linkAsText(link),
    items.map(itemAsText).join('\n'),
    rows.map(rowAsText).join('\n'),
    facts.map(rowAsText).join('\n\n'),
    links.map(linkAsText).join('\n'),
    closing,
  ]
    .filter((part) => part !== undefined && part !== '')
    .join('\n\n')
}

const linkAsText = ({label, href}: MailLink) => `${label}: ${href}`
const rowAsText = ({label, value}: MailRow) => `${label}: ${value}`
const itemAsText = ({name, detail, value}: MailItem) =>
  [`${name} (${detail})`, value].filter(Boolean).join(': ')
