import {present} from './expectations'
import type {Stage} from './scenario'

interface Mail {
  to: string
  code?: string
}

/** The code in the latest mail to somebody, from the target's outbox. */
export async function codeMailedTo({target, anonymous}: Stage, to: string): Promise<string> {
  const outbox = present(target.outboxUrl, 'the outbox')
  const response = await anonymous.open(`${outbox}?to=${encodeURIComponent(to)}`)
  const {data} = (await response.json()) as {data: Mail[]}
  return present(data[0]?.code, `a code mailed to ${to}`)
}

/** A mail as the outbox lists it. */
interface SentMail {
  to: string
  template: string
  data: Record<string, string>
}

/** The mails of a template to somebody, the latest first. */
export async function mailsTo(
  {target, anonymous}: Stage,
  to: string,
  template: string,
): Promise<SentMail[]> {
  const outbox = present(target.outboxUrl, 'the outbox')
  const query = new URLSearchParams({to, template})
  const response = await anonymous.open(`${outbox}?${query}`)
  return (JSON.parse(await response.text()) as {data: SentMail[]}).data
}

interface Message {
  id: string
  body: unknown
}

/** What the target's site was told lately, of one kind, the latest first. */
export async function messagesOf({target, anonymous}: Stage, kind: string): Promise<Message[]> {
  const admin = present(target.adminUrl, 'the admin API')
  const query = new URLSearchParams({siteId: target.siteId, kind, limit: '20'})
  const response = await anonymous.open(`${admin}/messages?${query}`)
  return (JSON.parse(await response.text()) as {data: Message[]}).data
}
