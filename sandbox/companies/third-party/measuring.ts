/**
 * Substitutes for scripts without a place in the page. They keep a visitor's id in the browser, as the real ones do, and
 * report themselves as events of the window. They run in the page, so they are written in plain, old JavaScript.
 */

const remember = (key: string): string => `
  var visitor
  try {
    visitor = localStorage.getItem('${key}') || String(Math.random()).slice(2)
    localStorage.setItem('${key}', visitor)
  } catch (error) { /* no storage */ }
  var address = new URL(document.currentScript.src)`

/** Experiments that measure conversions: it knows its project and draws no variants. */
export const conversions = `(function () {${remember('conversion-visitor')}
  window.conversions = {project: address.searchParams.get('project'), visitor: visitor}
  window.dispatchEvent(new CustomEvent('conversions:ready', {detail: {project: window.conversions.project}}))
})()
`

/** The content team's script of a site and locale. */
export const contentScript = `(function () {${remember('content-script')}
  window.contentScript = {site: address.searchParams.get('site'), locale: address.searchParams.get('locale')}
  window.dispatchEvent(new CustomEvent('content-script:ready', {detail: window.contentScript}))
})()
`

/** The display of a review service: a note on the origin of the ratings, in the language of the page. */
export const reviewsDisplay = `(function () {
  var texts = {
    en: 'Ratings checked by the review service ({environment})',
    de: 'Bewertungen vom Bewertungsdienst geprüft ({environment})',
  }
  window.reviewsDisplay = {
    show: function (element, options) {
      var language = (options.locale || 'en').slice(0, 2)
      var note = document.createElement('p')
      document.cookie = 'reviews_visitor=1; Path=/; SameSite=Lax'
      note.lang = texts[language] ? language : 'en'
      note.textContent = (texts[language] || texts.en).replace('{environment}', options.environment)
      element.replaceChildren(note)
    },
  }
})()
`
