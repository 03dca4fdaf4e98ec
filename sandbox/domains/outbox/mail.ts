import type {JsonValue} from '../json'

/** Content of a mail without its layout. All texts are in the language of the mail. */
export interface MailText {
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** Code to enter, shown in large type. */
  readonly code?: string
  readonly link?: {readonly label: string; readonly href: string}
  /** Rows of a table: line items, totals, an address. */
  readonly rows?: readonly MailRow[]
}

export interface MailRow {
  readonly label: string
  readonly value: string
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
