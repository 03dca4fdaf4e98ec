import type {Mail} from '../../domains/outbox/mail'
import {escapeHtml} from '../../domains/outbox/mail-html'

const style = `
:root { color-scheme: light dark; --ink: #1d2a2f; --quiet: #586970; --paper: #f7f6f2; --card: #fff;
  --line: #d9d8d0; --accent: #1c5d6b; font: 1rem/1.5 system-ui, sans-serif; }
@media (prefers-color-scheme: dark) { :root { --ink: #eceae2; --quiet: #a9b4b6; --paper: #14191b;
  --card: #1d2427; --line: #39454a; --accent: #7cc4d2; } }
body { margin: 0; background: var(--paper); color: var(--ink); }
main { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 1.5rem; line-height: 1.25; }
a { color: var(--accent); text-underline-offset: .15em; }
a:focus-visible, button:focus-visible, input:focus-visible { outline: 3px solid var(--accent);
  outline-offset: 2px; }
.quiet, dt, time { color: var(--quiet); }
ul.mails { list-style: none; margin: 1.5rem 0; padding: 0; border-top: 1px solid var(--line); }
ul.mails li { border-bottom: 1px solid var(--line); padding: .75rem 0; }
ul.mails a { font-weight: 600; }
form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; }
label { display: grid; gap: .25rem; }
input, button { font: inherit; color: inherit; padding: .5rem .75rem; border: 1px solid var(--quiet);
  border-radius: .375rem; background: var(--card); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { width: 100%; height: 48rem; border: 1px solid var(--line); border-radius: .5rem;
  background: #fbf9f5; }
`

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body><main>
${body}
</main></body>
</html>
`
}

const when = (mail: Mail) => new Date(mail.createdAt).toISOString()
const shown = (mail: Mail) => when(mail).replace('T', ' ').slice(0, 19) + ' UTC'

/** The list of mails, the newest first; `to` is the recipient that filters it. */
export function outboxPage(mails: readonly Mail[], to: string | undefined): string {
  const items = mails.map(
    (mail) => `<li>
<a href="/outbox/${escapeHtml(mail.id)}" lang="${escapeHtml(mail.locale)}">${escapeHtml(mail.content.subject)}</a><br>
<span class="quiet">to ${escapeHtml(mail.to)}, ${escapeHtml(mail.siteId)} (${escapeHtml(mail.locale)}),
<time datetime="${when(mail)}">${shown(mail)}</time></span>
</li>`,
  )
  const found =
    items.length === 0
      ? `<p>${to ? `No mail to ${escapeHtml(to)}.` : 'No mail has been sent yet.'}</p>`
      : `<ul class="mails">${items.join('\n')}</ul>`
  return page(
    'Outbox',
    `<h1>Outbox</h1>
<p class="quiet">What the shop would have sent. Nothing leaves this sandbox.</p>
<form action="/outbox" method="get" role="search">
<label>Recipient <input type="text" inputmode="email" name="to" value="${escapeHtml(to ?? '')}" autocomplete="off"></label>
<button>Show</button>${to ? ' <a href="/outbox">All mails</a>' : ''}
</form>
${found}
<p><a href="/outbox.json${to ? `?to=${encodeURIComponent(to)}` : ''}">As JSON</a></p>`,
  )
}

/** The details of one mail, and a frame with the mail as the recipient sees it. */
export function mailPage(mail: Mail): string {
  const {subject} = mail.content
  const id = escapeHtml(mail.id)
  return page(
    subject,
    `<p><a href="/outbox">Outbox</a></p>
<h1 lang="${escapeHtml(mail.locale)}">${escapeHtml(subject)}</h1>
<dl><dt>To</dt><dd>${escapeHtml(mail.to)}</dd>
<dt>Site</dt><dd>${escapeHtml(mail.siteId)} (${escapeHtml(mail.locale)})</dd>
<dt>Kind</dt><dd>${escapeHtml(mail.template)}${mail.channel === 'sms' ? ', text message' : ''}</dd>
<dt>Sent</dt><dd><time datetime="${when(mail)}">${shown(mail)}</time></dd></dl>
<iframe src="/outbox/${id}/mail.html" title="The mail as the recipient sees it" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<p><a href="/outbox/${id}/mail.html">The mail alone</a></p>`,
  )
}

/** The page for a mail that does not exist. */
export function missingMailPage(): string {
  return page(
    'No such mail',
    '<h1>No such mail</h1><p>It may have been deleted. <a href="/outbox">Back to the outbox</a></p>',
  )
}
