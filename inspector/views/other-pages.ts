import {html} from './html'
import {page, type Frame} from './layout'

/** Page for an address that does not exist. */
export const notFoundPage = (frame: Frame): string =>
  page(
    frame,
    'Not found',
    '',
    html`<h1>There is no such page</h1>
      <p>The address may belong to a finding that is solved, or to a site that was renamed.</p>
      <p><a href="${frame.base || '/'}">Go to the overview</a></p>`,
  )

/** Page while the sites are read for the first time. */
export const waitingPage = (frame: Frame): string =>
  page(
    frame,
    'Reading',
    '',
    html`<h1>The sites are being read</h1>
      <p>
        This is the first time. Each site appears as soon as it was read; all of them take some
        seconds.
      </p>
      <ul class="cards" aria-hidden="true">
        ${Array.from({length: 8}, () => html`<li class="empty"></li>`)}
      </ul>`,
  )

/** Page for an error that nothing else explains. */
export const failurePage = (base: string): string =>
  page(
    {base, guarded: false, sections: [], work: null},
    'Something failed',
    '',
    html`<h1>The page could not be made</h1>
      <p>
        Try again. If it fails once more, the folder of the inspector (<code>INSPECTOR_DATA</code>)
        may not be writable: its log says why.
      </p>
      <p><a href="${base || '/'}">Go to the overview</a></p>`,
  )
