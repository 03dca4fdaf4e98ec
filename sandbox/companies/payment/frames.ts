import {escapeHtml, fillText} from 'commerce-sandbox/plugin'
import {amountOf, methodName} from './page'
import walletAddresses from './wallet-addresses.json'
import {type PaymentSession} from './session'
import {paymentTexts} from './payment-texts'

/** Policy of a frame: only the shop's origin may embed it, and only own scripts run in it. */
export function framePolicy(shopOrigin: string): string {
  return (
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; " +
    `base-uri 'none'; form-action 'none'; frame-ancestors ${shopOrigin}`
  )
}

function framePage(locale: string, title: string, script: string, body: string): string {
  const {lang, dir} = paymentTexts(locale)
  return `<!doctype html>
<html lang="${lang}" dir="${dir}" data-locale="${escapeHtml(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/psp/client/assets/frame.css">
<script type="module" src="/psp/client/assets/${script}"></script>
</head>
<body>${body}</body>
</html>`
}

/** The fields of a card. */
export function cardFrame(locale: string): string {
  const texts = paymentTexts(locale).texts.page
  const field = (
    name: 'number' | 'expiry' | 'securityCode',
    label: string,
    autocomplete: string,
    hint = '',
  ) => `<p class="field"><label for="${name}">${escapeHtml(label)}${
    name === 'number' ? '<span id="brand" aria-live="polite"></span>' : ''
  }</label>
<input id="${name}" inputmode="numeric" autocomplete="${autocomplete}" required aria-describedby="${name}-problem${
    hint ? ` ${name}-hint` : ''
  }">
<span class="problem" id="${name}-problem" hidden>${escapeHtml(texts.problem[name])}</span>
${hint ? `<span class="hint" id="${name}-hint">${escapeHtml(hint)}</span>` : ''}</p>`
  return framePage(
    locale,
    texts.cardTitle,
    'card-frame.js',
    `<main aria-label="${escapeHtml(texts.cardTitle)}">
${field('number', texts.cardNumber, 'cc-number')}
<div class="row">
${field('expiry', texts.expiry, 'cc-exp', texts.expiryHint)}
${field('securityCode', texts.securityCode, 'cc-csc')}
</div></main>`,
  )
}

/** The bank's request that the card holder confirm a payment. */
export function challengeFrame(session: PaymentSession, locale: string): string {
  const texts = paymentTexts(locale).texts.page
  const text = fillText(texts.challengeText, {
    amount: amountOf(session),
    instrument: session.instrument ?? methodName(session),
  })
  const button = (answer: string, label: string, isQuiet: boolean) =>
    `<button type="button" data-answer="${answer}"${isQuiet ? ' class="quiet"' : ''}>${escapeHtml(label)}</button>`
  return framePage(
    locale,
    texts.challengeTitle,
    'challenge-frame.js',
    `<main class="sheet" aria-label="${escapeHtml(texts.challengeTitle)}" data-session="${escapeHtml(session.id)}"><h1>${escapeHtml(texts.challengeTitle)}</h1>
<p>${escapeHtml(text)}</p>
<div class="buttons">
${button('accept', texts.accept, false)}
${button('refuse', texts.refuse, true)}
${button('abandon', texts.walkAway, true)}
</div></main>`,
  )
}

const jsonBlock = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replace(/</g, '\\u003c')}</script>`

/** Contact that the wallet knows of its only user; their addresses are in `wallet-addresses.json`. */
const walletEmail = 'wallet@example.test'

/** The wallet's sheet: addresses, delivery and sums before the shopper confirms. */
export function walletFrame(locale: string): string {
  const texts = paymentTexts(locale).texts.wallet
  const country = locale.split('-')[1] ?? ''
  const addresses = [
    ...walletAddresses.filter(({countryCode}) => countryCode === country),
    ...walletAddresses.filter(({countryCode}) => countryCode !== country),
  ]
  const options = addresses.map(
    ({address1, city, countryCode}, index) =>
      `<option value="${index}">${escapeHtml(`${address1}, ${city} (${countryCode})`)}</option>`,
  )
  return framePage(
    locale,
    texts.title,
    'wallet-frame.js',
    `<main class="sheet" aria-label="${escapeHtml(texts.title)}"><h1>${escapeHtml(texts.title)}</h1>
<p class="note">${escapeHtml(walletEmail)}</p>
<p class="field"><label for="address">${escapeHtml(texts.address)}</label>
<select id="address">${options.join('')}</select></p>
<p class="field"><label for="delivery">${escapeHtml(texts.delivery)}</label><select id="delivery"></select></p>
<dl id="sums" aria-live="polite"></dl>
<p id="problem" class="problem" role="alert" hidden></p>
<div class="buttons">
<button type="button" id="approve" disabled>${escapeHtml(texts.pay.replace('{amount}', ''))}</button>
<button type="button" id="close" class="quiet">${escapeHtml(texts.close)}</button>
</div>
<p class="note">${escapeHtml(texts.note)}</p></main>
${jsonBlock('texts', {pay: texts.pay, total: texts.total, failed: texts.failed, email: walletEmail})}
${jsonBlock('addresses', addresses)}`,
  )
}
