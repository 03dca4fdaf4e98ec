import {amountModule} from 'commerce-sandbox/domains/amounts'
import {chat, storeAssistant} from './assistant'
import {consentService} from './consent-service'
import {contentScript, conversions, reviewsDisplay} from './measuring'

/**
 * Substitutes for scripts of other companies: assistants, a bot check, a consent service, buy-now-pay-later messaging, a
 * gift registry, measuring and a tag manager. They have the interface of the real ones without a service behind it, so that a shop can
 * be tested without third-party accounts. They run in the page, so they are written in plain JavaScript.
 */

/** `grecaptcha` of an invisible bot check: every visitor passes. With the key `fails` no visitor passes. */
const captcha = `window.grecaptcha = {
  ready: function (run) { run() },
  execute: function (key, options) {
    return key === 'fails'
      ? Promise.reject(new Error('refused'))
      : Promise.resolve(
          'sandbox-' + ((options && options.action) || 'token') + '-' + key + '.' + this.own())
  },
  // Every token is another one: it counts once.
  own: function () {
    return Math.random().toString(36).slice(2) + Math.random().toString(36).slice(2)
  },
}
`

/**
 * A custom element that shows the price in three instalments, in the page's own language; on the home page and in
 * categories, where there is no price, it names the service. The environment is a member of the element's data.
 */
const payLater = `(function () {
${amountModule.replace('export ', '')}
  var texts = {
    en: 'Or pay in 3 parts of {part} without interest.',
    de: 'Oder in 3 Raten zu {part}, ohne Zinsen.',
    ja: '3回払いなら1回あたり{part}、手数料なし。',
    fr: 'Ou payez en 3 fois {part}, sans intérêts.',
    nl: 'Of betaal in 3 delen van {part}, zonder rente.',
    it: 'Oppure paga in 3 rate da {part}, senza interessi.',
    es: 'O paga en 3 plazos de {part}, sin intereses.',
    pt: 'Ou pague em 3 prestações de {part}, sem juros.',
    da: 'Eller betal i 3 rater à {part}, uden renter.',
    sv: 'Eller betala i 3 delar om {part}, utan ränta.',
    no: 'Eller betal i 3 deler på {part}, uten renter.',
    nb: 'Eller betal i 3 deler på {part}, uten renter.',
    fi: 'Tai maksa 3 erässä à {part}, ilman korkoa.',
    pl: 'Albo zapłać w 3 ratach po {part}, bez odsetek.',
    cs: 'Nebo zaplaťte ve 3 splátkách po {part}, bez úroků.',
    hu: 'Vagy fizess 3 részletben: {part}, kamat nélkül.',
    ro: 'Sau plătește în 3 rate de {part}, fără dobândă.',
    el: 'Ή πληρώστε σε 3 δόσεις των {part}, χωρίς τόκο.',
    ko: '또는 {part}씩 3회 무이자로 나누어 결제하세요.',
  }
  var general = {
    en: 'Buy now and pay in 3 parts without interest.',
    de: 'Jetzt kaufen und in 3 Raten zahlen, ohne Zinsen.',
    ja: '今すぐ購入、3回払いでも手数料なし。',
    fr: 'Achetez maintenant et payez en 3 fois, sans intérêts.',
    nl: 'Koop nu en betaal in 3 delen, zonder rente.',
    it: 'Acquista ora e paga in 3 rate, senza interessi.',
    es: 'Compra ahora y paga en 3 plazos, sin intereses.',
    pt: 'Compre agora e pague em 3 prestações, sem juros.',
    da: 'Køb nu, og betal i 3 rater uden renter.',
    sv: 'Köp nu och betala i 3 delar, utan ränta.',
    no: 'Kjøp nå og betal i 3 deler, uten renter.',
    nb: 'Kjøp nå og betal i 3 deler, uten renter.',
    fi: 'Osta nyt ja maksa 3 erässä ilman korkoa.',
    pl: 'Kup teraz i zapłać w 3 ratach, bez odsetek.',
    cs: 'Kupte teď a zaplaťte ve 3 splátkách bez úroků.',
    hu: 'Vásárolj most, és fizess 3 részletben, kamat nélkül.',
    ro: 'Cumpără acum și plătește în 3 rate, fără dobândă.',
    el: 'Αγοράστε τώρα και πληρώστε σε 3 δόσεις, χωρίς τόκο.',
    ko: '지금 구매하고 3회 무이자로 나누어 결제하세요.',
  }
  function render(element) {
    var minor = Number(element.getAttribute('data-purchase-amount'))
    var currency = element.getAttribute('data-currency')
    var locale = element.getAttribute('data-locale')
    var known = /^(production|playground)$/.test(element.getAttribute('data-environment'))
    if (!element.getAttribute('data-key') || !known) return (element.textContent = '')
    try { localStorage.setItem('pay-later', '1') } catch (error) { /* no storage */ }
    if (/^(home|category)$/.test(element.getAttribute('data-placement'))) {
      return (element.textContent = general[(locale || 'en').slice(0, 2)] || general.en)
    }
    if (!(minor > 0)) return (element.textContent = '')
    var part = writeAmount(Math.ceil(minor / 3) / 100, currency, locale)
    var text = texts[(locale || 'en').slice(0, 2)] || texts.en
    element.textContent = text.replace('{part}', part)
  }
  customElements.define('pay-later-placement', class extends HTMLElement {
    static get observedAttributes() { return ['data-purchase-amount', 'data-locale'] }
    connectedCallback() { render(this) }
    attributeChangedCallback() { if (this.isConnected) render(this) }
  })
})()
`

/** Opens the registry's own window and reports when it opens and closes. */
const registry = `window.MyRegistrySDK = {
  addItem: function (siteKey, item, on) {
    var popup = window.open('about:blank', 'registry', 'popup,width=480,height=640')
    window.dispatchEvent(new CustomEvent('registry:item', {detail: {siteKey: siteKey, item: item}}))
    if (!popup) return on.onClose()
    popup.document.title = item.Title
    popup.document.body.textContent = item.Title + ' · ' + item.Price + ' ' + item.CurrencyCode
    on.onShow()
    var timer = setInterval(function () {
      if (!popup.closed) return
      clearInterval(timer)
      on.onClose()
    }, 300)
  },
}
`

/**
 * The widget of a parcel service: it mounts into an element of the page and shows its options in the page's
 * language, with the way of the parcel or the drop-off points.
 */
const parcelService = `(function () {
  var texts = {
    en: {tracking: 'Parcel service: live position', returns: 'Parcel service: drop-off points', text: 'Order {order}, customer {user}'},
    de: {tracking: 'Paketdienst: aktueller Standort', returns: 'Paketdienst: Abgabestellen', text: 'Bestellung {order}, Kunde {user}'},
    ja: {tracking: '配送会社：現在の場所', returns: '配送会社：取扱窓口', text: '注文 {order}、お客様番号 {user}'},
  }
  window.parcelService = {
    mount: function (element, options) {
      var text = texts[(options.locale || 'en').slice(0, 2)] || texts.en
      var heading = document.createElement('h2')
      var line = document.createElement('p')
      heading.textContent = text[options.page]
      line.textContent = text.text
        .replace('{order}', options.orderNo || '-')
        .replace('{user}', options.userId)
      element.className = 'parcel-service'
      element.replaceChildren(heading, line)
    },
  }
})()
`

/**
 * A tag manager without tags: it reports the container for which it was loaded, reads the queue from its first
 * entry on, as the real one does, and dispatches each entry as an event of the window.
 */
const tagManager = `(function () {
  var queue = (window.dataLayer = window.dataLayer || [])
  var id = new URL(document.currentScript.src).searchParams.get('id')
  function read(entry) {
    window.dispatchEvent(new CustomEvent('tags:entry', {detail: entry}))
  }
  window.tagManagerContainer = id
  document.cookie = 'tags_visitor=1; Path=/; SameSite=Lax'
  queue.forEach(read)
  var push = queue.push
  queue.push = function () {
    var length = push.apply(queue, arguments)
    Array.prototype.forEach.call(arguments, read)
    return length
  }
})()
`

export const thirdPartyScripts: Readonly<Record<string, string>> = {
  'captcha.js': captcha,
  'chat.js': chat,
  'consent-service.js': consentService,
  'content-script.js': contentScript,
  'conversions.js': conversions,
  'parcel-service.js': parcelService,
  'pay-later.js': payLater,
  'registry.js': registry,
  'reviews.js': reviewsDisplay,
  'store-assistant.js': storeAssistant,
  'tag-manager.js': tagManager,
}

/** Style sheets by file name. */
export const thirdPartyStyles: Readonly<Record<string, string>> = {
  'parcel-service.css': `.parcel-service { margin-top: 2rem; padding: 1.25rem; border: 1px solid #cfc7b9; border-radius: 0.5rem; }
.parcel-service h2 { margin-bottom: 0.5rem; font-size: 1.25rem; font-weight: 400; }
`,
}
