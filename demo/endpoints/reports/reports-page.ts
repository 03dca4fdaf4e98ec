import type {SiteMessage} from 'commerce-sandbox/domains/site-services'
import {cutText, html, type Html, table, time} from 'commerce-sandbox/plugin'

/** A report of a storefront with its site. */
export type Report = SiteMessage & {readonly siteId: string}

/** Maximum number of characters of one value on the page. */
const MAX_TEXT = 200
/** Characters of a trace id that tell the traces of one page apart. */
const TRACE_ID_LENGTH = 8

/** A column: its heading, and the value of a report. */
type Column = readonly [string, (body: unknown) => string]

/** A kind of reports: heading, explanation, and the fields that the page shows. Other fields stay in the database. */
interface ReportKind {
  readonly kind: string
  readonly title: string
  readonly text: string
  readonly columns: readonly Column[]
}

/** The value at a path of members as short text; empty where it is not a text or a number. */
const at =
  (...path: readonly string[]) =>
  (body: unknown): string => {
    const value = path.reduce<unknown>(
      (part, name) =>
        typeof part === 'object' && part !== null && Object.hasOwn(part, name)
          ? (part as Readonly<Record<string, unknown>>)[name]
          : undefined,
      body,
    )
    const isShown = typeof value === 'string' || typeof value === 'number'
    return isShown ? cutText(String(value), MAX_TEXT) : ''
  }

/** The path of an address, without host, query and fragment, which could name a person. */
function pathOf(address: string): string {
  try {
    return new URL(address).pathname
  } catch {
    return ''
  }
}

/** The first of several values that is not empty. */
const first =
  (...reads: readonly ((body: unknown) => string)[]) =>
  (body: unknown): string =>
    reads.map((read) => read(body)).find((text) => text !== '') ?? ''

export const reportKinds: readonly ReportKind[] = [
  {
    kind: 'storefront-error',
    title: 'Script errors',
    text: 'POST storeErrorData of the site controllers.',
    columns: [
      ['Page', at('page')],
      ['Message', at('message')],
      ['Source', at('source')],
      ['Times', at('times')],
      ['Bundle', at('bundle')],
      ['Version', at('version')],
    ],
  },
  {
    kind: 'csp',
    title: 'Policy violations',
    text: 'POST csp of OCAPI.',
    columns: [
      ['Page', (body) => pathOf(at('csp-report', 'document-uri')(body))],
      [
        'Directive',
        first(at('csp-report', 'effective-directive'), at('csp-report', 'violated-directive')),
      ],
      ['Blocked', at('csp-report', 'blocked-uri')],
    ],
  },
  {
    kind: 'checkout-step',
    title: 'Checkout steps',
    text: 'GET custom_objects/ocapi/reporting of OCAPI.',
    columns: [
      ['Step', at('step')],
      ['Name', at('name')],
    ],
  },
  {
    kind: 'trace',
    title: 'Traces',
    text: 'POST trace of shopper-checkout: the course of an order, and the tracking mutation.',
    columns: [
      ['Trace', (body) => at('traceId')(body).slice(0, TRACE_ID_LENGTH)],
      ['Sequence', at('sequenceId')],
      ['Category', at('category')],
      ['Event', first(at('event'), at('state'))],
      ['Order', first(at('orderNo'), at('categoryContext', 'orderNo'))],
    ],
  },
]

const reportTable = ({title, columns}: ReportKind, reports: readonly Report[]): Html =>
  table(
    title,
    ['Received', 'Site', ...columns.map(([name]) => name)],
    reports.map(
      ({siteId, body, createdAt}) =>
        html`<tr>
          <td>${time(createdAt)}</td>
          <td>${siteId}</td>
          ${columns.map(([, read]) => html`<td>${read(body)}</td>`)}
        </tr>`,
    ),
    'No report has arrived yet.',
  )

/** The page with the newest reports of each kind and the tickets; it works without scripts. */
export function reportsPage(reportsOf: (kind: string) => readonly Report[], tickets: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Reports of the storefront</title>
        <link rel="stylesheet" href="/admin/assets/dashboard.css" />
      </head>
      <body>
        <header>
          <h1>Reports of the storefront</h1>
          <nav aria-label="Sections">
            <a href="/">Dashboard</a>${reportKinds.map(
              ({kind, title}) => html`<a href="#${kind}">${title}</a>`,
            )}<a href="#tickets">Tickets</a>
          </nav>
        </header>
        <main>
          ${reportKinds.map(
            (one) =>
              html`<section id="${one.kind}" aria-labelledby="${one.kind}-title">
                <h2 id="${one.kind}-title">${one.title}</h2>
                <p class="quiet">${one.text}</p>
                ${reportTable(one, reportsOf(one.kind))}
              </section>`,
          )}
          <section id="tickets" aria-labelledby="tickets-title">
            <h2 id="tickets-title">Tickets</h2>
            ${tickets}
          </section>
        </main>
        <footer>
          <p>
            For programs: <a href="/admin/messages">messages</a>,
            <a href="/admin/tickets">tickets</a>
            as JSON.
          </p>
        </footer>
      </body>
    </html> `.text
}
