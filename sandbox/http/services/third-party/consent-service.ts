/**
 * Substitute for a consent service with the interface of Cookiebot: `window.Cookiebot` and events of the window. It shows
 * its own dialog, in the language of the page, which asks for each class, and stores the answer in the cookie
 * `CookieConsent`. It runs in the page, so it is written in plain, old JavaScript.
 */
export const consentService = `(function () {
  var texts = {
    en: {title: 'Cookies of this shop', line: 'The consent service of the sandbox asks which services may run.', necessary: 'Necessary', preferences: 'Preferences', statistics: 'Statistics', marketing: 'Marketing', decline: 'Decline', selection: 'Allow selection', accept: 'Accept', close: 'Close'},
    de: {title: 'Cookies dieses Shops', line: 'Der Consent-Dienst der Sandbox fragt, welche Dienste laufen dürfen.', necessary: 'Notwendig', preferences: 'Präferenzen', statistics: 'Statistik', marketing: 'Marketing', decline: 'Ablehnen', selection: 'Auswahl erlauben', accept: 'Zustimmen', close: 'Schließen'},
    pl: {title: 'Pliki cookie tego sklepu', line: 'Usługa zgód piaskownicy pyta, które usługi mogą działać.', necessary: 'Niezbędne', preferences: 'Preferencje', statistics: 'Statystyka', marketing: 'Marketing', decline: 'Odrzuć', selection: 'Zezwól na wybór', accept: 'Zgadzam się', close: 'Zamknij'},
  }
  var CLASSES = ['preferences', 'statistics', 'marketing']
  var text = texts[(document.documentElement.lang || 'en').slice(0, 2)] || texts.en
  var dialog = null
  var service = {
    id: new URL(document.currentScript.src).searchParams.get('cbid'),
    hasResponse: false,
    consented: false,
    declined: false,
    consent: {necessary: true, preferences: false, statistics: false, marketing: false},
    show: show,
    renew: show,
    hide: hide,
    submitCustomConsent: function (preferences, statistics, marketing) {
      answer({preferences: preferences, statistics: statistics, marketing: marketing})
    },
    withdraw: function () { answer({}) },
  }
  function tell(name) { window.dispatchEvent(new Event(name)) }
  function stored() {
    var found = /(?:^|; )CookieConsent=([^;]*)/.exec(document.cookie)
    try {
      var value = found ? JSON.parse(decodeURIComponent(found[1])) : null
      return value && typeof value === 'object' ? value : null
    } catch (error) { return null }
  }
  function apply(given) {
    service.hasResponse = true
    service.consent = {necessary: true}
    CLASSES.forEach(function (one) { service.consent[one] = given[one] === true })
    service.consented = CLASSES.some(function (one) { return service.consent[one] })
    service.declined = !service.consented
  }
  function answer(given) {
    apply(given)
    document.cookie = 'CookieConsent=' + encodeURIComponent(JSON.stringify(service.consent)) + '; Path=/; Max-Age=31536000; SameSite=Lax'
    hide()
    tell('CookiebotOnConsentReady')
    tell(service.consented ? 'CookiebotOnAccept' : 'CookiebotOnDecline')
  }
  function all() { answer({preferences: true, statistics: true, marketing: true}) }
  function button(label, run) {
    var element = document.createElement('button')
    element.type = 'button'
    element.textContent = label
    element.style.cssText = 'min-height:44px;min-width:44px;padding:8px 20px;border:1px solid #24443A;border-radius:8px;background:#fff;color:#24443A;'
    element.addEventListener('click', run)
    return element
  }
  function choice(name) {
    var label = document.createElement('label')
    var box = document.createElement('input')
    box.type = 'checkbox'
    box.name = name
    box.checked = name === 'necessary' || service.consent[name] === true
    box.disabled = name === 'necessary'
    box.style.cssText = 'width:20px;height:20px;accent-color:#24443A'
    label.style.cssText = 'display:flex;align-items:center;gap:8px;min-height:44px'
    label.append(box, text[name])
    return label
  }
  function chosen() {
    var given = {}
    CLASSES.forEach(function (one) { given[one] = dialog.querySelector('input[name=' + one + ']').checked })
    return given
  }
  function show() {
    hide()
    dialog = document.createElement('section')
    dialog.setAttribute('aria-labelledby', 'consent-service-title')
    dialog.style.cssText = 'position:fixed;inset-block-end:0;inset-inline:0;z-index:90;max-height:80vh;overflow:auto;padding:20px;background:#fff;color:#23211E;box-shadow:0 -2px 16px rgb(0 0 0 / 20%);display:grid;gap:12px'
    var title = document.createElement('h2')
    var line = document.createElement('p')
    var classes = document.createElement('div')
    var row = document.createElement('div')
    title.id = 'consent-service-title'
    title.textContent = text.title
    line.textContent = text.line
    classes.style.cssText = 'display:flex;flex-wrap:wrap;gap:4px 24px'
    classes.append.apply(classes, ['necessary'].concat(CLASSES).map(choice))
    row.style.cssText = 'display:flex;flex-wrap:wrap;gap:12px'
    row.append(
      button(text.decline, function () { answer({}) }),
      button(text.selection, function () { answer(chosen()) }),
      button(text.accept, all),
      button(text.close, function () { hide(); tell('CookiebotOnDialogClose') })
    )
    dialog.append(title, line, classes, row)
    document.body.append(dialog)
    tell('CookiebotOnDialogDisplay')
  }
  function hide() {
    if (dialog) dialog.remove()
    dialog = null
  }
  var before = stored()
  if (before) apply(before)
  window.Cookiebot = service
  tell('CookiebotOnLoad')
  if (service.hasResponse) tell('CookiebotOnConsentReady')
  else show()
})()
`
