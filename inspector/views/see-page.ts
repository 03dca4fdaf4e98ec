import type {Album, Picture, Width} from '../pictures/pictures'
import {html, type Html} from './html'
import {page as layout, type Frame} from './layout'

export const SEE_PAGES = {
  home: 'Home',
  category: 'First category',
  product: 'First product',
  imprint: 'Imprint',
} as const
export type SeePage = keyof typeof SEE_PAGES

const WIDTH_NAMES: Readonly<Record<Width, string>> = {phone: 'Phone', desktop: 'Desktop'}

export interface See {
  readonly page: SeePage
  readonly width: Width
  /** Null before the first pictures. */
  readonly album: Album | null
  /** Why no pictures could be taken. */
  readonly problem?: string
}

const select = (
  label: string,
  name: string,
  options: Readonly<Record<string, string>>,
  chosen: string,
) =>
  html`<label
    >${label}<select name="${name}">
      ${Object.entries(options).map(
        ([value, text]) =>
          html`<option value="${value}" ${value === chosen && html` selected`}>${text}</option>`,
      )}
    </select></label
  >`

const figure = (base: string, {siteId, url, file, changed}: Picture, name: string): Html => html`
<li${changed && html` class="changed"`}><p><a href="${url}">${siteId}</a>${changed && html`<span class="bad">changed</span>`}</p>${
  file
    ? html`<a href="${base}/see/${file}" aria-label="Picture of ${siteId} in full size"
        ><img src="${base}/see/${file}" alt="${name} of ${siteId}" loading="lazy"
      /></a>`
    : html`<p class="bad">The page did not open.</p>`
}</li>`

const album = (base: string, {takenAt, pictures}: Album, {page, width}: See): Html => {
  const changed = pictures.filter((one) => one.changed).length
  return html`<p class="soft" role="status">
      Taken ${takenAt.slice(0, 16).replace('T', ' ')} UTC.
      ${
        changed > 0
          ? `${changed} pages look different from the pictures before.`
          : 'No page looks different from the pictures before.'
      }
    </p>
    <ul class="shots ${width}">
      ${pictures.map((one) => figure(base, one, SEE_PAGES[page]))}
    </ul>`
}

/** The same page of all sites side by side. */
export const seePage = (frame: Frame, see: See): string =>
  layout(
    frame,
    'See',
    '/see',
    html`<h1>See</h1>
      <p>
        The same page of all sites, in the default language of each. Pictures of 22 sites take about
        half a minute.
      </p>
      ${see.problem !== undefined && html`<p class="note" role="alert">${see.problem}</p>`}
      <form class="filter" method="get" action="${frame.base}/see">
        ${select('Page', 'page', SEE_PAGES, see.page)}${select('Width', 'width', WIDTH_NAMES, see.width)}<button
          type="submit"
        >
          Show
        </button>
      </form>
      <form class="filter" method="post" action="${frame.base}/see">
        <input type="hidden" name="page" value="${see.page}" /><input
          type="hidden"
          name="width"
          value="${see.width}"
        /><button class="first" type="submit">
          Take pictures: ${SEE_PAGES[see.page]}, ${WIDTH_NAMES[see.width]}
        </button>
      </form>
      ${see.album ? album(frame.base, see.album, see) : html`<p class="soft">There are no pictures of this page yet.</p>`}`,
  )
