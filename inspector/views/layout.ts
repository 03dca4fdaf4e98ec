import {VERSION} from '../../common/version'
import {html, type Html} from './html'

/** Something that takes some seconds. */
export interface Work {
  /** Such as "Reading the sites". */
  readonly label: string
  readonly done: number
  readonly total: number
}

/** What every page of the inspector needs. */
export interface Frame {
  /** Path below which the inspector answers; empty for a program of its own. */
  readonly base: string
  /** Pages of the navigation; empty on a page without one. */
  readonly sections: readonly {readonly path: string; readonly name: string}[]
  /** Time of the run, ISO; undefined before the first one. */
  readonly takenAt?: string
  /** Offers to log out. */
  readonly guarded: boolean
  /** What runs at the moment. */
  readonly work: Work | null
}

const section = (base: string, path: string, name: string, current: string): Html => {
  const href = path === '/' ? base || '/' : base + path
  return path === current
    ? html`<li><a href="${href}" aria-current="page">${name}</a></li>`
    : html`<li><a href="${href}">${name}</a></li>`
}

/** Time as `2026-03-01 14:05 UTC`. */
export const timeOf = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`

const header = ({base, takenAt, guarded, work, sections}: Frame, current: string): Html =>
  html` <header class="top">
    <p class="brand"><a href="${base || '/'}">Site inspector</a></p>
    <nav aria-label="Sections">
      <ul>
        ${sections.map(({path, name}) => section(base, path, name, current))}
      </ul>
    </nav>
    <div class="actions">
      <span class="soft small read">${takenAt && `Read ${timeOf(takenAt)}`}</span>
      <form method="post" action="${base}/run">
        <button type="submit" ${work && html`disabled`}>Read again</button>
      </form>
      ${
        guarded &&
        html`<form method="post" action="${base}/logout">
          <button type="submit">Log out</button>
        </form>`
      }
    </div>
  </header>`

/** Bar while something runs; the script of the page keeps it up to date. */
const progress = (base: string, work: Work | null): Html =>
  html`<div
      class="work"
      role="region"
      aria-label="Progress of reading and pictures"
      data-work="${base}/progress.json"
      ${!work && html`hidden`}
    >
      <span
        ><span data-label>${work?.label ?? ''}</span>: <b data-done>${work?.done ?? 0}</b> of
        <span data-total>${work?.total ?? 0}</span></span
      >
      <progress
        aria-label="Progress"
        value="${work?.done ?? 0}"
        max="${Math.max(1, work?.total ?? 1)}"
      ></progress>
      <a href="">Show what is new</a>
    </div>
    <p class="spoken" role="status" data-spoken></p>`

/** A whole page. @param current path of its section; empty for a page that no section leads to */
export function page(frame: Frame, title: string, current: string, content: Html): string {
  const {base, sections, work} = frame
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="version" content="${VERSION}" />
        <title>${title} – Site inspector</title>
        <link rel="icon" href="${base}/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${base}/style.css" />
        <script src="${base}/inspector.js" defer></script>
      </head>
      <body>
        <a class="skip" href="#content">Skip to content</a>
        ${sections.length > 0 && header(frame, current)}
        ${sections.length > 0 && progress(base, work)}
        <main id="content" tabindex="-1">${content}</main>
      </body>
    </html>`.text
}

/** A wide table that scrolls by itself, also by keyboard. */
export const scrolling = (label: string, table: Html): Html =>
  html`<div class="scroll" tabindex="0" role="region" aria-label="${label}">${table}</div>`
