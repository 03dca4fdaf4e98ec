import type {
  CustomerSummary,
  SessionSummary,
} from '../../domains/overview/customer-overview-repository'
import {table, time} from './dashboard-parts'
import {html, type Html} from './html'

function signOutButton({customerId, login, sessions}: CustomerSummary): Html {
  if (sessions === 0) return html`<span class="quiet">none</span>`
  return html`<div class="actions">
    <form method="post" action="/admin/customers/${customerId}/sign-out">
      <button>Sign out everywhere<span class="hidden"> ${login}</span></button>
    </form>
  </div>`
}

/** Registered customers, each with the button that ends its sessions. */
export function customerTable(customers: readonly CustomerSummary[]): Html {
  return table(
    'Customers',
    ['Login', 'Number', 'Customer list', 'State', 'Open sessions', 'End'],
    customers.map(
      (customer) =>
        html`<tr>
          <th scope="row">${customer.login}</th>
          <td>${customer.customerNo}</td>
          <td>${customer.listId}</td>
          <td>${customer.enabled ? 'enabled' : 'disabled'}</td>
          <td class="count">${customer.sessions}</td>
          <td>${signOutButton(customer)}</td>
        </tr>`,
    ),
    'No customer has registered yet.',
  )
}

/** Open sessions of registered customers. */
export function sessionTable(sessions: readonly SessionSummary[]): Html {
  return table(
    'Sessions of customers',
    ['Login', 'Site', 'SLAS client', 'Ends'],
    sessions.map(
      ({login, siteId, clientType, expiresAt}) =>
        html`<tr>
          <th scope="row">${login}</th>
          <td>${siteId}</td>
          <td>${clientType}</td>
          <td>${time(expiresAt)}</td>
        </tr>`,
    ),
    'No customer is signed in.',
  )
}
