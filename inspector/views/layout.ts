import {html, type Html} from './html'

const SECTIONS = [
  {path: '/', name: 'Overview'},
  {path: '/checks', name: 'Checks'},
  {path: '/compare', name: 'Compare'},
  {path: '/coverage', name: 'Coverage'},
  {path: '/see', name: 'See'},
] as const
type Section = (typeof SECTIONS)[number]['path']

/** What every page of the inspector needs. */
export interface Frame {
  /** Path below which the inspector answers; empty for a program of its own. */
  readonly base: string
  /** Time of the run, ISO; undefined before the first one. */
  readonly takenAt?: string
  /** Offers to log out. */
  readonly guarded: boolean
}

const section = (base: string, path: string, name: string, current: Section | null): Html => {
  const href = path === '/' ? base || '/' : base + path
  return path === current
    ? html`<li><a href="${href}" aria-current="page">${name}</a></li>`
    : html`<li><a href="${href}">${name}</a></li>`
}

/** Time as `2026-03-01 14:05 UTC`. */
const timeOf = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`

const header = ({base, takenAt, guarded}: Frame, current: Section | null): Html =>
  html` <header class="top">
    <strong>Site inspector</strong>
    <nav aria-label="Sections">
      <ul>
        ${SECTIONS.map(({path, name}) => section(base, path, name, current))}
      </ul>
    </nav>
    <form method="post" action="${base}/run">
      ${
        takenAt ? html`<span class="soft small" role="status">Read ${timeOf(takenAt)}</span>` : ''
      }<button type="submit">Read again</button>
    </form>
    ${guarded ? html`<form method="post" action="${base}/logout"><button type="submit">Log out</button></form>` : ''}
  </header>`

/** A whole page. @param current section of the navigation; null on the login page, which has none */
export function page(frame: Frame, title: string, current: Section | null, content: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – Site inspector</title>
        <link rel="stylesheet" href="${frame.base}/style.css" />
      </head>
      <body>
        <a class="skip" href="#content">Skip to content</a>${
          current === null ? '' : header(frame, current)
        }
        <main id="content" tabindex="-1">${content}</main>
      </body>
    </html>`.text
}

/** A wide table that scrolls by itself, also by keyboard. */
export const scrolling = (label: string, table: Html): Html =>
  html`<div class="scroll" tabindex="0" role="region" aria-label="${label}">${table}</div>`
