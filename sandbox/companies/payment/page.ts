import {writeMoney} from 'commerce-sandbox/domains/amounts'
import {describeMethod, methodsFor} from './methods'
import {escapeHtml, fillText} from 'commerce-sandbox/plugin'
import {createHash} from 'node:crypto'
import {type CardField} from './card'
import {type PageTexts, paymentTexts} from './payment-texts'
import {type PaymentSession} from './session'

const style = `
:root{color-scheme:light;font-family:system-ui,sans-serif;line-height:1.5;color:#1d2a2a;background:#f1f3ef}
body{margin:0;padding:1.5rem}
main{max-width:30rem;margin:0 auto;background:#fff;border-radius:.75rem;padding:1.5rem 1.75rem}
h1{font-size:1.4rem;margin:0 0 1rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:0 0 1.5rem}
dt{color:#556}dd{margin:0;text-align:end;font-variant-numeric:tabular-nums}
fieldset{border:0;padding:0;margin:0 0 1.25rem}legend{font-weight:600;padding:0;margin-bottom:.5rem}
.method{display:flex;gap:.75rem;padding:.6rem 0;border-top:1px solid #dde3dd}
.method input{width:1.25rem;height:1.25rem;margin:.15rem 0 0}
.method small{display:block;color:#556}
.field{margin:0 0 1rem}.field label{display:block;font-weight:600}
.field input{width:100%;box-sizing:border-box;font:inherit;padding:.6rem;border:1px solid #6b7a7a;border-radius:.4rem}
.field small{color:#556}
button{font:inherit;width:100%;min-height:2.9rem;border-radius:.4rem;border:1px solid #1f5c4d;background:#1f5c4d;color:#fff;cursor:pointer;margin-bottom:.6rem}
button.quiet{background:#fff;color:#1f5c4d}
:focus-visible{outline:3px solid #c0602b;outline-offset:2px}
.alert{border-inline-start:4px solid #a3262a;background:#fbeeee;padding:.75rem 1rem;margin:0 0 1.25rem}
.alert ul{margin:.25rem 0 0;padding-inline-start:1.2rem}
.note{font-size:.85rem;color:#556;margin:1.5rem 0 0}`

const styleHash = createHash('sha256').update(style).digest('base64')

/** The page loads no resources and runs no script; forms may redirect to the shop. */
export function contentSecurity({returnUrl}: Pick<PaymentSession, 'returnUrl'>): string {
  const origin = returnUrl ? ` ${new URL(returnUrl).origin}` : ''
  return (
    `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'${origin}; ` +
    `base-uri 'none'; frame-ancestors 'none'`
  )
}

/** Amount of a session in the language of its locale. */
export function amountOf({amount, currency, locale}: PaymentSession): string {
  return writeMoney(amount, currency, locale)
}

function frame(locale: string, title: string, body: string): string {
  const {lang, dir} = paymentTexts(locale)
  return `<!doctype html>
<html lang="${lang}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body><main>
${body}
</main></body>
</html>`
}

function summary(session: PaymentSession, texts: PageTexts): string {
  return `<dl><dt>${texts.order}</dt><dd>${escapeHtml(session.merchantReference)}</dd>
<dt>${texts.amount}</dt><dd>${escapeHtml(amountOf(session))}</dd></dl>`
}

/** The payment form; `problems` are invalid card fields. */
export function payPage(
  session: PaymentSession,
  merchant: string,
  problems: readonly CardField[] = [],
): string {
  const texts = paymentTexts(session.locale).texts.page
  const methods = methodsFor({...session, countryCode: session.countryCode ?? null})
  const title = fillText(texts.payTo, {merchant})
  const chosen = session.method ?? methods[0]?.type
  return frame(
    session.locale,
    title,
    `<h1>${escapeHtml(title)}</h1>
${summary(session, texts)}
${alert(session, texts, problems)}
<form method="post" action="/psp/pay/${session.id}">
<fieldset><legend>${texts.chooseMethod}</legend>
${methods
  .map((method) => describeMethod(method, session.locale))
  .map(
    ({type, name, hint}) => `<div class="method">
<input type="radio" name="method" id="method-${type}" value="${type}"${type === chosen ? ' checked' : ''}>
<label for="method-${type}">${escapeHtml(name)}<small>${escapeHtml(hint)}</small></label></div>`,
  )
  .join('\n')}
</fieldset>
${cardFields(texts, problems)}
<button type="submit">${escapeHtml(fillText(texts.pay, {amount: amountOf(session)}))}</button>
</form>
<form method="post" action="/psp/pay/${session.id}/cancel">
<button type="submit" class="quiet">${texts.cancel}</button>
</form>
<p class="note">${escapeHtml(texts.testNote)}</p>`,
  )
}

function alert(session: PaymentSession, texts: PageTexts, problems: readonly CardField[]): string {
  if (problems.length > 0) {
    const items = problems.map(
      (field) => `<li><a href="#${field}">${escapeHtml(texts.problem[field])}</a></li>`,
    )
    return `<div class="alert" role="alert"><p>${texts.problems}</p><ul>${items.join('')}</ul></div>`
  }
  if (session.status !== 'refused') return ''
  const reasons: Readonly<Record<string, string>> = texts.refused
  const text = reasons[session.refusal ?? ''] ?? texts.refused.card_declined
  return `<div class="alert" role="alert"><p>${escapeHtml(text)}</p></div>`
}

function cardFields(texts: PageTexts, problems: readonly CardField[]): string {
  const field = (name: CardField, label: string, autocomplete: string, hint = '') => {
    const isWrong = problems.includes(name)
    const described = [hint && `${name}-hint`, isWrong && `${name}-problem`].filter(Boolean)
    return `<p class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" inputmode="numeric" autocomplete="${autocomplete}"${
      isWrong ? ' aria-invalid="true"' : ''
    }${described.length > 0 ? ` aria-describedby="${described.join(' ')}"` : ''}>
${hint ? `<small id="${name}-hint">${hint}</small>` : ''}${
      isWrong ? `<small id="${name}-problem">${escapeHtml(texts.problem[name])}</small>` : ''
    }</p>`
  }
  return [
    field('number', texts.cardNumber, 'cc-number'),
    field('expiry', texts.expiry, 'cc-exp', texts.expiryHint),
    field('securityCode', texts.securityCode, 'cc-csc'),
  ].join('\n')
}

/** Name of the session's payment method. */
export function methodName(session: PaymentSession): string {
  const method = methodsFor({...session, countryCode: session.countryCode ?? null}).find(
    ({type}) => type === session.method,
  )
  return method ? describeMethod(method, session.locale).name : ''
}

/** The bank's or wallet's request that the shopper confirm the payment. */
export function challengePage(session: PaymentSession): string {
  const texts = paymentTexts(session.locale).texts.page
  const instrument = session.instrument ?? methodName(session)
  const answer = (value: string, label: string, quiet = true) =>
    `<button name="answer" value="${value}"${quiet ? ' class="quiet"' : ''}>${label}</button>`
  return frame(
    session.locale,
    texts.challengeTitle,
    `<h1>${texts.challengeTitle}</h1>
<p>${escapeHtml(fillText(texts.challengeText, {amount: amountOf(session), instrument}))}</p>
<form method="post" action="/psp/pay/${session.id}/challenge">
${answer('accept', texts.accept, false)}
${answer('refuse', texts.refuse)}
${answer('abandon', texts.walkAway)}
</form>`,
  )
}

/** The result of a payment for a browser without a return address. */
export function endPage(session: PaymentSession): string {
  const texts = paymentTexts(session.locale).texts.page
  const isPaid = session.status === 'authorised'
  const title = isPaid ? texts.paidTitle : texts.closedTitle
  const text = isPaid ? texts.paidText : texts.closedText
  return frame(session.locale, title, `<h1>${title}</h1><p>${text}</p>${summary(session, texts)}`)
}
