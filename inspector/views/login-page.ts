import {html} from './html'
import {page, type Frame} from './layout'

const frameOf = (base: string): Frame => ({base, guarded: false, sections: [], work: null})

/** Form for the password. @param next path to open afterwards */
export const loginPage = (base: string, next: string, problem?: string): string =>
  page(
    frameOf(base),
    'Log in',
    '',
    html`<div class="login">
      <h1>Site inspector</h1>
      <p class="soft">How the sites differ, what they lack, and what is wrong.</p>
      <form method="post" action="${base}/login" data-keep-hash>
        <input type="hidden" name="next" value="${next}" />
        <label
          >Password<input
            type="password"
            name="password"
            autocomplete="current-password"
            required
            ${problem !== undefined && html`aria-invalid="true" aria-describedby="problem"`}
        /></label>
        ${problem !== undefined && html`<p class="bad" id="problem" role="alert">${problem}</p>`}
        <button class="first" type="submit">Log in</button>
      </form>
    </div>`,
  )

/** A page that opens its own address once more, now as an address of the inspector. */
export const returnPage = (base: string): string =>
  page(
    {...frameOf(base), refresh: true},
    'Opening',
    '',
    html`<div class="login">
      <h1>Site inspector</h1>
      <p><a href="">Open the page</a></p>
    </div>`,
  )
