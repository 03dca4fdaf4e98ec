/**
 * Substitute for a consent service with the interface of Cookiebot: `window.Cookiebot` and events of the window. It shows
 * its own dialog, in the language of the page, and stores the answer in the cookie `CookieConsent`. It runs in the
 * page, so it is written in plain, old JavaScript.
 */
export const consentService = `(function () {
  var texts = {
    en: ['Cookies of this shop', 'The consent service of the sandbox asks whether visits may be measured.', 'Decline', 'Accept', 'Close'],
    de: ['Cookies dieses Shops', 'Der Consent-Dienst der Sandbox fragt, ob Besuche ausgewertet werden dürfen.', 'Ablehnen', 'Zustimmen', 'Schließen'],
    pl: ['Pliki cookie tego sklepu', 'Usługa zgód piaskownicy pyta, czy można mierzyć wizyty.', 'Odrzuć', 'Zgadzam się', 'Zamknij'],
  }
  var text = texts[(document.documentElement.lang || 'en').slice(0, 2)] || texts.en
  var stored = /(?:^|; )CookieConsent=(accept|decline)/.exec(document.cookie)
  var dialog = null
  var service = {
    id: new URL(document.currentScript.src).searchParams.get('cbid'),
    hasResponse: Boolean(stored),
    consented: Boolean(stored) && stored[1] === 'accept',
    declined: Boolean(stored) && stored[1] === 'decline',
    consent: {necessary: true, preferences: false, statistics: false, marketing: false},
    show: show,
    renew: show,
    hide: hide,
  }
  function tell(name) { window.dispatchEvent(new Event(name)) }
  function apply(accepted) {
    service.consent = {necessary: true, preferences: accepted, statistics: accepted, marketing: accepted}
  }
  function answer(accepted) {
    document.cookie = 'CookieConsent=' + (accepted ? 'accept' : 'decline') + '; Path=/; Max-Age=31536000; SameSite=Lax'
    service.hasResponse = true
    service.consented = accepted
    service.declined = !accepted
    apply(accepted)
    hide()
    tell('CookiebotOnConsentReady')
    tell(accepted ? 'CookiebotOnAccept' : 'CookiebotOnDecline')
  }
  function button(label, run, style) {
    var element = document.createElement('button')
    element.type = 'button'
    element.textContent = label
    element.style.cssText = 'min-height:44px;min-width:44px;padding:8px 20px;border:1px solid #24443A;border-radius:8px;background:#fff;color:#24443A;' + (style || '')
    element.addEventListener('click', run)
    return element
  }
  function show() {
    hide()
    dialog = document.createElement('section')
    dialog.setAttribute('aria-labelledby', 'consent-service-title')
    dialog.style.cssText = 'position:fixed;inset-block-end:0;inset-inline:0;z-index:90;padding:20px;background:#fff;color:#23211E;box-shadow:0 -2px 16px rgb(0 0 0 / 20%);display:grid;gap:12px'
    var title = document.createElement('h2')
    var line = document.createElement('p')
    var row = document.createElement('div')
    title.id = 'consent-service-title'
    title.textContent = text[0]
    line.textContent = text[1]
    row.style.cssText = 'display:flex;flex-wrap:wrap;gap:12px'
    row.append(
      button(text[2], function () { answer(false) }),
      button(text[3], function () { answer(true) }),
      button(text[4], function () { hide(); tell('CookiebotOnDialogClose') })
    )
    dialog.append(title, line, row)
    document.body.append(dialog)
    tell('CookiebotOnDialogDisplay')
  }
  function hide() {
    if (dialog) dialog.remove()
    dialog = null
  }
  apply(service.consented)
  window.Cookiebot = service
  tell('CookiebotOnLoad')
  if (service.hasResponse) tell('CookiebotOnConsentReady')
  else show()
})()
`
