import type {Database} from 'commerce-sandbox/database'
import {addresseeName, sendMail} from 'commerce-sandbox/domains/outbox'
import {keepMessage} from 'commerce-sandbox/domains/site-services'
import type {Site} from 'commerce-sandbox/domains/sites'
import type {JsonValue} from 'commerce-sandbox/plugin'
import type {ServiceFile} from './service-file'
import {insertFiles} from './service-file-repository'
import {findTicketOfRequest, insertTicket, type TicketKind} from './ticket-repository'

/** A message to customer service or to the press office. */
export interface ContactMessage {
  readonly kind: TicketKind
  readonly email: string
  readonly name: Parameters<typeof addresseeName>[0]
  readonly message: string
  /** All of what the shopper wrote, as it is stored. */
  readonly body: JsonValue
  readonly files: readonly ServiceFile[]
  /** Id of the request; a repeated one gets the ticket of the first. */
  readonly requestId?: string
}

/** Stores a message as a ticket and confirms it by mail. Repeating a request changes nothing. */
export function receiveContact(
  {db, site, locale}: {db: Database; site: Site; locale: string},
  {kind, email, name, message, body, files, requestId}: ContactMessage,
): {id: string; ticketNumber: string} {
  const store = db.transaction(() => {
    const known = requestId && findTicketOfRequest(db, site.id, requestId)
    if (known) return known
    const id = keepMessage(db, site.id, kind, body, email)
    const ticketNumber = insertTicket(db, {messageId: id, siteId: site.id, requestId})
    insertFiles(db, id, files)
    sendMail(db, site, {
      locale,
      to: email,
      template: 'contactReceived',
      values: {message, ticketNumber, ...addresseeName(name)},
    })
    return {id, ticketNumber}
  })
  return store.immediate()
}
