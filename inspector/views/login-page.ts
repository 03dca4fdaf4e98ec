import {html} from './html'
import {page, type Frame} from './layout'

const frameOf = (base: string): Frame => ({base, guarded: false, sections: [], work: null})

export interface LoginNotes {
  /** Why the last attempt failed. */
  readonly problem?: string
  /** A link of another site led here: there may be a session. */
  readonly fromOutside?: boolean
}

/** Form for the password. @param next path to open afterwards */
export const loginPage = (
  base: string,
  next: string,
  {problem, fromOutside = false}: LoginNotes,
): string =>
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
      ${fromOutside && html`<p><a href="${next}">I am logged in: open the page</a></p>`}
    </div>`,
  )
