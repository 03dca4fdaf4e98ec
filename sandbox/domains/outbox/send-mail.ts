import {randomUUID} from 'node:crypto'
import type {Database} from '../../db/database'
import type {JsonValue} from '../json'
import {de} from './languages/de'
import {en} from './languages/en'
import {fr} from './languages/fr'
import {ja} from './languages/ja'
import {no} from './languages/no'
import type {Site} from '../sites/site-registry'
import type {Mail, MailContent, MailText} from './mail'
import type {MailLanguage, MailTemplate, MailValues} from './mail-values'
import {insertMail} from './outbox-repository'

const languages: Readonly<Record<string, MailLanguage>> = {de, en, fr, ja, nb: no, nn: no, no}

/** The mails in the language of a locale; English for a language without mails. */
export function mailLanguage(locale: string): MailLanguage {
  return languages[locale.split(/[-_]/)[0]?.toLowerCase() ?? ''] ?? en
}

/** A mail to be written. */
export interface MailRequest<Template extends MailTemplate> {
  /** Locale of the reader; the site's default when left out. */
  readonly locale?: string
  /** Email address, or phone number for a text message. */
  readonly to: string
  readonly channel?: Mail['channel']
  readonly template: Template
  readonly values: MailValues[Template]
}

/**
 * Puts a mail into the outbox, in the language of its reader, and returns it. Nothing leaves the
 * sandbox: a person reads it at `GET /outbox`, a test at `GET /outbox.json`.
 */
export function sendMail<Template extends MailTemplate>(
  db: Database,
  site: Pick<Site, 'id' | 'name' | 'defaultLocale'>,
  request: MailRequest<Template>,
): Mail {
  const {to, channel = 'email', template, values} = request
  // Archives and OCAPI write `de_DE`, pages want `de-DE`.
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
  values: MailValues[Template] & {shop: string; firstName?: string},
): MailContent {
  // One function per template, each of its own values: that they belong together is known here only.
  const write = language[template] as (given: typeof values) => MailText
  return {
    greeting: language.greeting(values.firstName),
    ...write(values),
    closing: language.closing(values.shop),
  }
}
