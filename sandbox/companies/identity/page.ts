import {escapeHtml} from 'commerce-sandbox/plugin'
import {createHash} from 'node:crypto'

const style = `
:root{color-scheme:light;font-family:system-ui,sans-serif;line-height:1.5;color:#1d2a2a;background:#f1f3ef}
body{margin:0;padding:1.5rem}
main{max-width:26rem;margin:0 auto;background:#fff;border-radius:.75rem;padding:1.5rem 1.75rem}
h1{font-size:1.4rem;margin:0 0 1rem}
label{display:block;font-weight:600}
input{width:100%;box-sizing:border-box;font:inherit;padding:.6rem;margin:0 0 1rem;border:1px solid #6b7a7a;border-radius:.4rem}
button{font:inherit;width:100%;min-height:2.9rem;border-radius:.4rem;border:1px solid #1f5c4d;background:#1f5c4d;color:#fff;cursor:pointer;margin-bottom:.6rem}
button.quiet{background:#fff;color:#1f5c4d}
:focus-visible{outline:3px solid #c0602b;outline-offset:2px}
.alert{border-left:4px solid #a3262a;background:#fbeeee;padding:.75rem 1rem;margin:0 0 1.25rem}
.note{font-size:.85rem;color:#556;margin:1.5rem 0 0}`

const styleHash = createHash('sha256').update(style).digest('base64')

/** The page runs no script; its form may redirect to SLAS and from there to the shop. */
export const contentSecurity = (shopOrigin: string): string =>
  `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self' ${shopOrigin}; ` +
  `base-uri 'none'; frame-ancestors 'none'`

/** Values of the form. */
export interface IdentityForm {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

const field = (name: string, label: string, value: string, rest: string): string =>
  `<label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${escapeHtml(value)}" maxlength="100" ${rest}>`

/** The sign-in form that stands in for a provider; every address is accepted as proven. */
export function signInPage(
  provider: string,
  {redirectUri, state}: {redirectUri: string; state: string},
  {email, firstName, lastName}: IdentityForm,
  problem?: string,
): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Sign in with ${provider} (sandbox)</title>
<style>${style}</style>
</head>
<body><main>
<h1>Sign in with ${provider}</h1>
${problem ? `<p class="alert" role="alert">${escapeHtml(problem)}</p>` : ''}
<form method="post" novalidate>
<input type="hidden" name="redirect_uri" value="${escapeHtml(redirectUri)}">
<input type="hidden" name="state" value="${escapeHtml(state)}">
${field('email', 'Email', email, 'type="email" autocomplete="email"')}
${field('firstName', 'First name', firstName, 'autocomplete="given-name"')}
${field('lastName', 'Last name', lastName, 'autocomplete="family-name"')}
<button name="answer" value="accept">Continue</button>
<button name="answer" value="deny" class="quiet">Cancel</button>
</form>
<p class="note">The sandbox stands in for ${provider}. It accepts every address without a password.</p>
</main></body>
</html>`
}
