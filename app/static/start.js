/*
 * Loads the page's scripts once its first view is painted, so that they do not compete with it for a
 * slow line. A press does not wait for that: the app repeats it (common/head-script.ts).
 */
;(function () {
  var LONGEST_WAIT_MS = 3000
  // What goes wrong is kept until somebody reports it (app/shared/lib/client-error.ts).
  var clientErrors = (window.clientErrors = [])
  function keepClientError(event) {
    if (clientErrors.length < 20) clientErrors.push(event)
  }
  window.addEventListener('error', keepClientError)
  window.addEventListener('unhandledrejection', keepClientError)

  // The browser's offer to install the shop comes before the app runs; the app asks at its own moment (rule FRAME-22).
  window.addEventListener('beforeinstallprompt', function (event) {
    event.preventDefault()
    window.installPrompt = event
  })

  var list = document.getElementById('page-scripts')
  if (!list) return
  var page = JSON.parse(list.textContent)
  var begun = false
  // Documents of payment name the hashes of all scripts. Chunks that load later read them too (scripts/webpack/script-hashes.js).
  var hashes = (window.scriptHashes = page.hashes)
  var policy =
    window.trustedTypes &&
    trustedTypes.createPolicy('start', {
      createScriptURL: function (src) {
        return src
      },
    })

  function begin() {
    if (begun) return
    begun = true
    var messages = document.createElement('link')
    messages.rel = 'preload'
    messages.as = 'fetch'
    messages.crossOrigin = 'anonymous'
    messages.href = document.querySelector('meta[name=messages]').content
    document.head.appendChild(messages)
    page.scripts.forEach(function (src) {
      var script = document.createElement('script')
      if (hashes) {
        script.integrity = hashes[src.split('/').pop()]
        script.crossOrigin = 'anonymous'
      }
      script.src = policy ? policy.createScriptURL(src) : src
      script.async = true
      document.body.appendChild(script)
    })
  }

  function afterNextPaint() {
    requestAnimationFrame(function () {
      requestAnimationFrame(function () {
        setTimeout(begin)
      })
    })
  }

  /* Loaded is not painted: decoding a picture can take longer than loading it. */
  function afterMainPictures() {
    var pictures = Array.from(document.querySelectorAll('img[fetchpriority=high]'))
    var decoded = pictures.map(function (picture) {
      return picture.decode().catch(function () {})
    })
    Promise.all(decoded).then(afterNextPaint)
  }

  /* Kept for the page that the link leads to (app/features/sites/model/pressed-locale.ts): this one may end first. */
  function keepPressedLocale(event) {
    var link = event.target.closest && event.target.closest('a[hreflang]')
    if (!link || link.origin !== location.origin) return
    try {
      localStorage.setItem('pressed-locale', link.pathname.split('/', 3).join('/'))
    } catch (error) {
      // Storage is disabled or full.
    }
  }

  setTimeout(begin, LONGEST_WAIT_MS)
  document.addEventListener('click', keepPressedLocale, true)
  ;['click', 'pointerdown', 'keydown'].forEach(function (type) {
    document.addEventListener(type, begin, {capture: true, once: true, passive: true})
  })
  var early = window.earlyActions
  if ((early && early.size) || document.visibilityState === 'hidden') return begin()
  try {
    new PerformanceObserver(function (paints) {
      if (paints.getEntriesByName('first-contentful-paint').length) afterMainPictures()
    }).observe({type: 'paint', buffered: true})
  } catch (error) {
    begin()
  }
})()
