import {randomUUID} from 'node:crypto'
import type {Database} from '../../db/database'
import type {JsonValue} from '../json'
import type {Site} from '../sites/site-registry'
import type {AddresseeName} from './addressee-name'
import {mailLanguage} from './mail-languages'
import type {Mail, MailContent, MailText} from './mail'
import type {MailLanguage, MailTemplate, MailValues} from './mail-values'
import {insertMail} from './outbox-repository'

/** Request to send a mail. */
export interface MailRequest<Template extends MailTemplate> {
  /** Locale of the recipient; the site's default when left out. */
  readonly locale?: string
  /** Recipient: an email address, or a phone number for a text message. */
  readonly to: string
  readonly channel?: Mail['channel']
  readonly template: Template
  readonly values: MailValues[Template]
}

/**
 * Puts a mail into the outbox, in the recipient's language, and returns it. The sandbox does not
 * send mails: a person reads them at `GET /outbox`, a test at `GET /outbox.json`.
 */
export function sendMail<Template extends MailTemplate>(
  db: Database,
  site: Pick<Site, 'id' | 'name' | 'defaultLocale'>,
  request: MailRequest<Template>,
): Mail {
  const {to, channel = 'email', template, values} = request
  // Archives and OCAPI use `de_DE`, the templates `de-DE`.
  const locale = (request.locale ?? site.defaultLocale).replace('_', '-')
  const mail: Mail = {
    id: randomUUID(),
    siteId: site.id,
    locale,
    template,
    channel,
    to,
    content: compose(mailLanguage(locale), template, {...values, shop: site.name}),
    data: values as Readonly<Record<string, JsonValue>>,
    createdAt: Date.now(),
  }
  insertMail(db, mail)
  return mail
}

function compose<Template extends MailTemplate>(
  language: MailLanguage,
  template: Template,
  values: MailValues[Template] & {shop: string} & AddresseeName,
): MailContent {
  // Each template has its own function and values; TypeScript cannot infer that they match.
  const write = language[template] as (given: typeof values) => MailText
  return {
    greeting: language.greeting(values),
    ...write(values),
    closing: language.closing(values.shop),
  }
}
