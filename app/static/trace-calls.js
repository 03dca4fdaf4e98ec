/*
 * Gives the page's own calls a `traceparent` (W3C Trace Context), by which a slow or failed call is found in the telemetry of
 * the shop. Documents name this file only where the host sends telemetry (app/components/_document/PageScripts.tsx).
 * A trace begins with a page or with what the shopper does: a click, a choice, a form, a step back. Its id is drawn at
 * random and kept nowhere. Browsers record nothing (flags 00), and the host decides by itself what it records.
 */
;(function () {
  // Proxies, sessions, services, and documents of pages that the app reads. Reports of browsers are not among them.
  var OWN_CALLS =
    /^\/((mobify\/(proxy|caching)|session|services)\/|[a-z]{2,8}\/[a-z]{2}-[a-z]{2}(\/|$))/
  var send = window.fetch
  var trace = ''

  function hex(bytes) {
    return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), function (byte) {
      return (byte + 256).toString(16).slice(1)
    }).join('')
  }

  function isOwnCall(address) {
    var url = new URL(address, location.href)
    return url.origin === location.origin && OWN_CALLS.test(url.pathname)
  }

  function begin() {
    trace = hex(16)
  }

  begin()
  ;['click', 'change', 'submit', 'popstate'].forEach(function (type) {
    window.addEventListener(type, begin, true)
  })

  window.fetch = function (input, init) {
    var request = input instanceof Request ? input : undefined
    if (!isOwnCall(request ? request.url : input)) return send(input, init)
    var headers = new Headers((init && init.headers) || (request && request.headers))
    headers.set('traceparent', '00-' + trace + '-' + hex(8) + '-00')
    return send(input, Object.assign({}, init, {headers: headers}))
  }
})()
