import {SEE_PAGES, type SeePage} from '../pictures/choice'
import type {Album, Picture, Width} from '../pictures/pictures'
import {html, type Html} from './html'
import {page as layout, timeOf, type Frame} from './layout'

const WIDTH_NAMES: Readonly<Record<Width, string>> = {phone: 'Phone', desktop: 'Desktop'}

/** A smaller share is a moving part, such as a picture that fades in. */
const LEAST_DIFFERENCE = 0.002

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

const isChanged = ({difference}: Picture): boolean => difference > LEAST_DIFFERENCE

const percent = (share: number): string =>
  share < 0.01 ? 'less than 1 %' : `${Math.round(share * 100)} %`

const change = (base: string, one: Picture): Html | false =>
  isChanged(one) &&
  html`<p class="change">
    <span class="bad">Changed: ${percent(one.difference)}</span>
    ${one.before && html`<a href="${base}/see/${one.before}" aria-label="Picture of ${one.siteId} before">before</a>`}
  </p>`

const figure = (base: string, origin: string, one: Picture, name: string): Html => {
  const {siteId, path, file} = one
  return html`<li ${isChanged(one) && html`class="changed"`}>
    <p>
      <b>${siteId}</b> <a href="${origin}${path}" aria-label="Live page of ${siteId}">live page</a>
    </p>
    ${
      file
        ? html`<a href="${base}/see/${file}" aria-label="Picture of ${siteId} in full size"
            ><img src="${base}/see/${file}" alt="${name} of ${siteId}" loading="lazy"
          /></a>`
        : html`<p class="note">The page did not open.</p>`
    }
    ${change(base, one)}
  </li>`
}

function summary(pictures: readonly Picture[]): string {
  if (!pictures.some(({before}) => before !== undefined)) return 'These are the first pictures.'
  const changed = pictures.filter(isChanged).map(({siteId}) => siteId)
  return changed.length > 0
    ? `Different from the pictures before: ${changed.join(', ')}.`
    : 'No page looks different from the pictures before.'
}

const album = (base: string, {takenAt, shopOrigin, pictures}: Album, {page, width}: See): Html =>
  html`<p class="soft">Taken ${timeOf(takenAt)}. ${summary(pictures)}</p>
    <ul class="shots ${width}">
      ${pictures.map((one) => figure(base, shopOrigin, one, SEE_PAGES[page]))}
    </ul>`

/** The same page of all sites side by side. */
export const seePage = (frame: Frame, see: See): string => {
  const {page, width, problem} = see
  return layout(
    frame,
    'See',
    '/see',
    html`<h1>See</h1>
      <p class="lead">
        The same page of all sites, in the default language of each, as a shopper sees it first.
      </p>
      ${problem !== undefined && html`<p class="note" role="alert">${problem}</p>`}
      <div class="bar">
        <form class="filter" method="get" action="${frame.base}/see">
          ${select('Page', 'page', SEE_PAGES, page)}${select('Width', 'width', WIDTH_NAMES, width)}
          <button type="submit">Show</button>
        </form>
        <form class="filter" method="post" action="${frame.base}/see">
          <input type="hidden" name="page" value="${page}" />
          <input type="hidden" name="width" value="${width}" />
          <button class="first" type="submit" ${frame.work && html`disabled`}>
            Take pictures of ${SEE_PAGES[page].toLowerCase()}, ${WIDTH_NAMES[width].toLowerCase()}
          </button>
        </form>
      </div>
      ${
        see.album
          ? album(frame.base, see.album, see)
          : html`<p class="blank">
              There are no pictures of this page yet. All sites together take about half a minute.
            </p>`
      }`,
  )
}
