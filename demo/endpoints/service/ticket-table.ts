import {cutText, html, type Html, table, time} from 'commerce-sandbox/plugin'
import type {Ticket} from './ticket-repository'

/** Texts of a ticket's body by name; members that are not texts are left out. */
function textsOf({body}: Ticket): Readonly<Record<string, string>> {
  if (typeof body !== 'object' || body === null) return {}
  return Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

const fileLinks = ({messageId, files}: Ticket): Html[] =>
  files.map(
    ({name}, position) =>
      html`<a href="/admin/tickets/${messageId}/files/${position}">${name}</a> `,
  )

/** The latest messages to customer service and to the press office. */
export function ticketTable(tickets: readonly Ticket[]): Html {
  return table(
    'Tickets',
    ['Number', 'Site', 'Kind', 'From', 'Topic', 'Message', 'Files', 'Received'],
    tickets.map((ticket) => {
      const {topic, message} = textsOf(ticket)
      return html`<tr>
        <th scope="row">${ticket.ticketNumber}</th>
        <td>${ticket.siteId}</td>
        <td>${ticket.kind}</td>
        <td>${ticket.email}</td>
        <td>${topic}</td>
        <td>${message && cutText(message, 200)}</td>
        <td>${fileLinks(ticket)}</td>
        <td>${time(ticket.createdAt)}</td>
      </tr>`
    }),
    'No message has arrived yet.',
  )
}
