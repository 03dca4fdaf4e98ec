/** Texts by language: question, send, thanks, name of a number. */
const TEXTS: Readonly<Record<string, readonly [string, string, string, string]>> = {
  en: [
    'How likely are you to recommend us to friends?',
    'Send',
    'Thank you for your answer.',
    'From 0, not at all, to 10, certainly',
  ],
  de: [
    'Wie wahrscheinlich ist es, dass du uns weiterempfiehlst?',
    'Senden',
    'Vielen Dank für deine Antwort.',
    'Von 0, gar nicht, bis 10, sicher',
  ],
}

const radio = (score: number): string =>
  `<label><input type="radio" name="score" value="${score}" required><span>${score}</span></label>`

/** Reports to the page when the survey is ready, with its height, and when it is done. */
const SCRIPT = `
  function tell(message) { parent.postMessage(message, '*') }
  function measure() { tell({survey: 'ready', height: document.documentElement.scrollHeight}) }
  addEventListener('load', measure)
  addEventListener('resize', measure)
  document.querySelector('form').addEventListener('submit', function (event) {
    event.preventDefault()
    document.getElementById('survey').innerHTML = ''
    var thanks = document.createElement('p')
    thanks.setAttribute('role', 'status')
    thanks.textContent = document.body.dataset.thanks
    document.getElementById('survey').append(thanks)
    setTimeout(function () { tell({survey: 'done'}) }, 4000)
  })
`

/** The page of a survey (NPS) in a frame of the shop. */
export function surveyPage(locale: string): string {
  const language = Object.hasOwn(TEXTS, locale.slice(0, 2)) ? locale.slice(0, 2) : 'en'
  const [question, send, thanks, scale] = TEXTS[language] ?? ['', '', '', '']
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${question}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>
html { font: 16px/1.5 system-ui, sans-serif; color: #23211e; background: #fff; }
body { margin: 0; padding: 20px; }
fieldset { margin: 0 0 16px; padding: 0; border: 0; min-width: 0; }
legend { margin-bottom: 8px; font-weight: 500; }
.scores { display: flex; flex-wrap: wrap; gap: 4px; margin-top: 8px; }
label { position: relative; }
input { position: absolute; inset: 0; margin: 0; opacity: 0; width: 44px; height: 44px; }
span { display: grid; place-items: center; width: 44px; height: 44px; box-sizing: border-box; border: 1px solid #6b655c; border-radius: 8px; }
input:checked + span { background: #24443a; color: #fbf9f5; }
input:focus-visible + span { outline: 3px solid #24443a; outline-offset: 2px; }
button { min-height: 44px; padding: 8px 24px; border: 0; border-radius: 24px; background: #24443a; color: #fbf9f5; font: inherit; }
</style></head>
<body data-thanks="${thanks}"><main id="survey"><form><fieldset><legend>${question}</legend><small>${scale}</small>
<div class="scores">${Array.from({length: 11}, (_, score) => radio(score)).join('')}</div></fieldset>
<button type="submit">${send}</button></form></main><script>${SCRIPT}</script></body></html>
`
}
