import {escapeHtml as escape} from '../../../common/escape-html'
import {VERSION_META} from '../../../common/version'
import {EXPERIMENTS, experiments} from '../../../config/experiments'
import {sites} from '../../../config/sites/registry'
import {PREVIEW_PATH} from '../../../common/preview'

/** Styles of the pages, in the colours of the shop (common/design-tokens.ts). */
export const previewStyle = `*{box-sizing:border-box}
body{margin:0;background:#FBF9F5;color:#23211E;font:1rem/1.5 system-ui,sans-serif}
main{max-width:40rem;margin-inline:auto;padding:2rem 1.25rem 4rem}
h1{font-size:1.75rem;font-weight:400;line-height:1.2}
form{display:grid;gap:1.25rem}
label{display:grid;gap:.25rem;font-weight:500}
small{color:#5D5850;font-weight:400}
input,select{width:100%;min-height:2.75rem;padding:.5rem .75rem;border:1px solid #837C71;border-radius:.5rem;background:#fff;color:inherit;font:inherit}
button{justify-self:start;min-height:2.75rem;padding:.5rem 1.5rem;border:0;border-radius:99px;background:#24443A;color:#FBF9F5;font:inherit;cursor:pointer}
.plain{background:none;color:#24443A;text-decoration:underline}
:focus-visible{outline:2px solid #1F6B8F;outline-offset:2px}
.problem{padding:.75rem 1rem;border-radius:.5rem;background:#F6E5DF;color:#7A331F}
a{color:#24443A}
`

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${VERSION_META}
<title>${escape(title)}</title>
<link rel="stylesheet" href="${PREVIEW_PATH}/style.css">
</head>
<body><main><h1>${escape(title)}</h1>
${content}
</main></body>
</html>`
}

const problemText = (problem: string | undefined): string =>
  problem ? `<p class="problem" role="alert">${escape(problem)}</p>` : ''

/** Page with the login. @param path page of the shop that is previewed after it */
export const loginPage = (path: string, problem?: string): string =>
  page(
    'Preview of the shop',
    `${problemText(problem)}<form method="post" action="${PREVIEW_PATH}/login">
<input type="hidden" name="path" value="${escape(path)}">
<label>Password of the preview<input type="password" name="secret" required autocomplete="current-password"></label>
<button>Log in</button>
</form>`,
  )

const field = (name: string, label: string, value: string, hint: string, type = 'text'): string =>
  `<label>${label} <small id="${name}-hint">${hint}</small>
<input type="${type}" name="${name}" value="${escape(value)}" aria-describedby="${name}-hint"></label>`

const option = (value: string, text: string, chosen: string): string =>
  `<option value="${escape(value)}"${value === chosen ? ' selected' : ''}>${escape(text)}</option>`

const placeOptions = (path: string): string =>
  sites
    .flatMap(({alias, name, l10n}) =>
      l10n.supportedLocales.map((locale) => ({
        prefix: `/${alias}/${locale.alias}`,
        text: `${name}, ${locale.name}`,
      })),
    )
    .map(({prefix, text}) => option(prefix, text, path.split('/').slice(0, 3).join('/')))
    .join('')

const experimentOptions = (chosen: string): string =>
  EXPERIMENTS.flatMap((id) =>
    (['variant1', 'control'] as const).map((variant) =>
      option(`${id}:${variant}`, `${id} ${experiments[id].name}: ${variant}`, chosen),
    ),
  ).join('')

/** Page with the conditions of a preview. @param form entered values */
export function settingsPage(form: URLSearchParams, problem?: string): string {
  const value = (name: string): string => form.get(name) ?? ''
  const path = value('path')
  const rest = `/${path.split('/').slice(3).join('/') || 'home'}`
  return page(
    'Preview of the shop',
    `${problemText(problem)}<form method="post" action="${PREVIEW_PATH}/open">
<label>Site and language<select name="place">${placeOptions(path)}</select></label>
${field('page', 'Page', value('page') || rest, 'Address after site and language, such as /home')}
${field('at', 'Date and time', value('at'), 'UTC; empty for now', 'datetime-local')}
${field('customerGroups', 'Customer groups', value('customerGroups'), 'Ids, separated by commas')}
${field('sourceCode', 'Source code', value('sourceCode'), 'As in a link of a campaign')}
${field('customQualifiers', 'Custom qualifiers', value('customQualifiers'), 'Such as device=mobile')}
${field('assignmentQualifiers', 'Assignment qualifiers', value('assignmentQualifiers'), 'Such as store=berlin')}
<label>Experiment<select name="experiment"><option value="">As for visitors</option>${experimentOptions(value('experiment'))}</select></label>
<button>Open preview</button>
</form>
<form method="post" action="${PREVIEW_PATH}/logout"><button class="plain">Log out</button></form>`,
  )
}

/** Page for a link that cannot be used. */
export const endedPage = (): string =>
  page(
    'This preview has ended',
    `<p>The link has expired or is incomplete.</p><p><a href="${PREVIEW_PATH}">Create a new preview</a></p>`,
  )
