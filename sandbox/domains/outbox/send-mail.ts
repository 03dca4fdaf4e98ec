import {randomUUID} from 'node:crypto'
import type {Database} from '../../db/database'
import type {TextValues} from '../fill-text'
import type {JsonValue} from '../json'
import type {Site} from '../sites/site-registry'
import type {AddresseeName} from './addressee-name'
import {codeLetter} from './compose-mails'
import {mailLanguage} from './mail-languages'
import type {Mail, MailText} from './mail'
import type {Letter} from './mail-texts'
import type {MailTemplate, MailValues} from './mail-values'
import {insertMail} from './outbox-repository'
import {pluginLetter} from './plugin-letters'

/** To whom a mail goes. */
interface Addressed {
  /** Locale of the recipient; the site's default when left out. */
  readonly locale?: string
  /** Recipient: an email address, or a phone number for a text message. */
  readonly to: string
  readonly channel?: Mail['channel']
}

/** Request to send a mail. */
export interface MailRequest<Template extends MailTemplate> extends Addressed {
  readonly template: Template
  readonly values: MailValues[Template]
}

/** Request to send a mail that a plug-in brings; `code` and `link` are shown as in the mails of the package. */
export interface LetterRequest extends Addressed {
  readonly template: string
  readonly values: Readonly<Record<string, string | number | undefined>> & AddresseeName
}

type MailSite = Pick<Site, 'id' | 'name' | 'defaultLocale'>

/**
 * Puts a mail into the outbox, in the recipient's language, and returns it. The sandbox does not
 * send mails: a person reads them at `GET /outbox`, a test at `GET /outbox.json`.
 */
export function sendMail<Template extends MailTemplate>(
  db: Database,
  site: MailSite,
  {template, ...request}: MailRequest<Template>,
): Mail {
  return send(db, site, {template, ...request}, (locale, values) => {
    // Each template has its own function and values; TypeScript cannot infer that they match.
    const write = mailLanguage(locale)[template] as (given: typeof values) => MailText
    return write(values)
  })
}

/**
 * The same for a mail that a plug-in brings (`mails`).
 * @throws Error when no plug-in has it
 */
export function sendLetter(db: Database, site: MailSite, request: LetterRequest): Mail {
  return send(db, site, request, () => undefined)
}

/** Text of a mail; that of a plug-in takes the place of the package's, whose items, sums and facts stay. */
function textOf(
  letter: Letter | undefined,
  own: MailText | undefined,
  values: TextValues,
): MailText {
  const text = letter ? {...own, ...codeLetter(letter, values)} : own
  if (text) return text
  throw new Error('No plug-in has the mail.')
}

function send<Values extends TextValues & AddresseeName>(
  db: Database,
  site: MailSite,
  {
    to,
    channel = 'email',
    template,
    values,
    ...request
  }: Addressed & {template: string; values: Values},
  write: (locale: string, values: Values & {shop: string}) => MailText | undefined,
): Mail {
  // Archives and OCAPI use `de_DE`, the templates `de-DE`.
  const locale = (request.locale ?? site.defaultLocale).replace('_', '-')
  const language = mailLanguage(locale)
  const filled = {...values, shop: site.name}
  const letter = pluginLetter(db, locale, template)
  const mail: Mail = {
    id: randomUUID(),
    siteId: site.id,
    locale,
    template,
    channel,
    to,
    content: {
      greeting: language.greeting(values),
      ...textOf(letter, write(locale, filled), filled),
      closing: language.closing(site.name),
    },
    data: values as Readonly<Record<string, JsonValue>>,
    createdAt: Date.now(),
  }
  insertMail(db, mail)
  return mail
}
