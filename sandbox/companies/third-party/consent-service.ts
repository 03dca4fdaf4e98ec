/**
 * Substitute for a consent service with the interface of Cookiebot: `window.Cookiebot` and events of the window. It shows
 * its own dialog, in the language of the page, which asks for each class, and stores the answer in the cookie
 * `CookieConsent`. On phones the dialog is low, its texts scroll, and it lies below the page's header where the main heading
 * leaves room for it, at the lower edge elsewhere: it covers neither heading nor filters of the first view. It runs in the
 * page, so it is written in plain, old JavaScript.
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
    element.style.cssText = 'min-height:44px;min-width:44px;padding:4px 8px;border:1px solid #24443A;border-radius:8px;background:#fff;color:#24443A;font-size:14px;line-height:1.2'
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
    label.style.cssText = 'display:flex;align-items:center;gap:8px;min-height:26px'
    label.append(box, text[name])
    return label
  }
  function chosen() {
    var given = {}
    CLASSES.forEach(function (one) { given[one] = dialog.querySelector('input[name=' + one + ']').checked })
    return given
  }
  function closeButton() {
    var element = button('\\u00d7', function () { hide(); tell('CookiebotOnDialogClose') })
    element.setAttribute('aria-label', text.close)
    element.style.cssText = 'position:absolute;inset-block-start:4px;inset-inline-end:4px;width:44px;height:44px;border:0;background:none;color:#24443A;font-size:24px'
    return element
  }
  var FRAME = 'position:fixed;z-index:90;display:grid;grid-template-rows:minmax(0,1fr) auto;gap:12px;box-sizing:border-box;background:#fff;color:#23211E;box-shadow:0 0 16px rgb(0 0 0 / 20%);'
  var CARD = 'inset-block-end:24px;inset-inline-end:24px;width:min(30rem,calc(100vw - 48px));max-height:calc(100vh - 48px);padding:20px;border-radius:16px;'
  var SHEET = 'inset-inline:0;max-height:min(13rem,45vh);padding:12px 16px;'
  function place() {
    if (!dialog) return
    if (window.innerWidth >= 768) {
      dialog.style.cssText = FRAME + CARD
      return
    }
    dialog.style.cssText = FRAME + SHEET + 'inset-block-end:0'
    var header = document.querySelector('header')
    var heading = document.querySelector('h1')
    if (!header || !heading) return
    var edge = Math.max(header.getBoundingClientRect().bottom, 0)
    if (heading.getBoundingClientRect().top - edge > dialog.offsetHeight) {
      dialog.style.cssText = FRAME + SHEET + 'inset-block-start:' + edge + 'px'
    }
  }
  function show() {
    hide()
    dialog = document.createElement('section')
    dialog.setAttribute('aria-labelledby', 'consent-service-title')
    var title = document.createElement('h2')
    var line = document.createElement('p')
    var classes = document.createElement('div')
    var words = document.createElement('div')
    var row = document.createElement('div')
    title.id = 'consent-service-title'
    title.textContent = text.title
    title.style.cssText = 'padding-inline-end:40px;font-size:18px;line-height:1.3'
    line.textContent = text.line
    line.style.cssText = 'font-size:14px;line-height:1.4'
    classes.style.cssText = 'display:flex;flex-wrap:wrap;gap:4px 24px;font-size:14px'
    classes.append.apply(classes, ['necessary'].concat(CLASSES).map(choice))
    words.style.cssText = 'display:grid;align-content:start;gap:4px;overflow-y:auto'
    words.append(title, line, classes)
    row.style.cssText = 'display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:8px'
    row.append(
      button(text.decline, function () { answer({}) }),
      button(text.selection, function () { answer(chosen()) }),
      button(text.accept, all)
    )
    dialog.append(words, row, closeButton())
    document.body.append(dialog)
    place()
    window.addEventListener('resize', place)
    tell('CookiebotOnDialogDisplay')
  }
  function hide() {
    if (dialog) dialog.remove()
    dialog = null
    window.removeEventListener('resize', place)
  }
  var before = stored()
  if (before) apply(before)
  window.Cookiebot = service
  tell('CookiebotOnLoad')
  if (service.hasResponse) tell('CookiebotOnConsentReady')
  else show()
})()
`
