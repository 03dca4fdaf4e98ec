import type {JsonValue} from '../json'

/** What a mail says, apart from how it looks. Every text is in the language of the mail. */
export interface MailText {
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** A code to type in, shown large. */
  readonly code?: string
  readonly link?: {readonly label: string; readonly href: string}
  /** A table: line items, totals, an address. */
  readonly rows?: readonly MailRow[]
}

export interface MailRow {
  readonly label: string
  readonly value: string
}

/** A mail as it is kept: its text framed by greeting and closing. */
export interface MailContent extends MailText {
  readonly greeting: string
  readonly closing: string
}

export interface Mail {
  readonly id: string
  readonly siteId: string
  readonly locale: string
  /** Which template it was made of, for example `loginCode`. */
  readonly template: string
  readonly channel: 'email' | 'sms'
  /** Email address, or phone number of a text message. */
  readonly to: string
  readonly content: MailContent
  /** The values that the text was made of, for tests. */
  readonly data: Readonly<Record<string, JsonValue>>
  /** Milliseconds since 1970. */
  readonly createdAt: number
}

/** The whole mail as plain text. */
export function mailAsText({content}: Mail): string {
  const {greeting, paragraphs, code, link, rows = [], closing} = content
  const [first, ...rest] = paragraphs
  return [
    greeting,
    first,
    code,
    ...rest,
    link && `${link.label}: ${link.href}`,
    rows.map(({label, value}) => `${label}: ${value}`).join('\n'),
    closing,
  ]
    .filter((part) => part !== undefined && part !== '')
    .join('\n\n')
}
