import texts from './assistant-texts.json'

/** What tells the two assistants apart. */
interface AssistantKind {
  /** Member of the window. */
  readonly global: string
  /** Id of the panel. */
  readonly panel: string
  /** Key of the transcript in the session storage. */
  readonly storage: string
  /** Texts by language: title, greeting, label of the field, send, close, answer. */
  readonly texts: Readonly<Record<string, readonly string[]>>
}

/**
 * Substitute for an assistant in a panel of the page: it greets, repeats what it was asked, and keeps the transcript across
 * pages. It runs in the page, so it is written in plain, old JavaScript.
 */
const assistant = ({global, panel, storage, texts}: AssistantKind): string => `(function () {
  var texts = ${JSON.stringify(texts)}
  var options = null
  var panel = null
  var log = null
  function language() {
    var code = (options.locale || 'en').slice(0, 2)
    return texts[code] ? code : 'en'
  }
  function read() {
    try { return JSON.parse(sessionStorage.getItem('${storage}') || '[]') } catch (error) { return [] }
  }
  function keep(lines) {
    try { sessionStorage.setItem('${storage}', JSON.stringify(lines.slice(-40))) } catch (error) { /* no storage */ }
  }
  function show(line) {
    var element = document.createElement('p')
    element.textContent = line.text
    element.style.cssText = 'margin:0 0 8px;padding:8px 12px;border-radius:12px;max-width:85%;width:fit-content;overflow-wrap:anywhere;' +
      (line.from === 'shopper' ? 'margin-inline-start:auto;background:#24443A;color:#FBF9F5' : 'background:#F1ECE3;color:#23211E')
    log.append(element)
    log.scrollTop = log.scrollHeight
  }
  function add(line) { keep(read().concat(line)); show(line) }
  function button(label, type, look) {
    var element = document.createElement('button')
    element.type = type
    element.textContent = label
    element.style.cssText = 'min-height:44px;min-width:44px;padding:8px 16px;border-radius:24px;border:1px solid #24443A;cursor:pointer;' + look
    return element
  }
  function build() {
    var text = texts[language()]
    var title = document.createElement('h2')
    var close = button(text[4], 'button', 'background:#fff;color:#24443A')
    var head = document.createElement('div')
    var form = document.createElement('form')
    var field = document.createElement('input')
    panel = document.createElement('section')
    log = document.createElement('div')
    panel.id = '${panel}'
    panel.lang = language()
    panel.dir = language() === 'ar' ? 'rtl' : 'ltr'
    panel.setAttribute('aria-labelledby', '${panel}-title')
    panel.style.cssText = 'position:fixed;z-index:55;inset-block-end:12px;inset-inline-start:12px;box-sizing:border-box;width:min(24rem,calc(100vw - 24px));max-height:min(34rem,calc(100vh - 24px));display:flex;flex-direction:column;padding:16px;border-radius:16px;background:#fff;color:#23211E;box-shadow:0 4px 32px rgb(0 0 0 / 24%)'
    title.id = '${panel}-title'
    title.textContent = text[0]
    title.style.cssText = 'flex:1;margin:0;font-size:1.125rem;overflow-wrap:anywhere'
    head.style.cssText = 'display:flex;gap:12px;align-items:center;margin-bottom:12px'
    head.append(title, close)
    log.setAttribute('role', 'log')
    log.setAttribute('aria-label', text[0])
    log.tabIndex = 0
    log.style.cssText = 'flex:1;min-height:6rem;overflow-y:auto;margin-bottom:12px'
    field.type = 'text'
    field.required = true
    field.maxLength = 500
    field.setAttribute('aria-label', text[2])
    field.placeholder = text[2]
    field.style.cssText = 'flex:1;min-width:0;min-height:44px;padding:8px 12px;border:1px solid #6B655C;border-radius:8px;font-size:1rem;color:#23211E'
    form.style.cssText = 'display:flex;gap:8px'
    form.append(field, button(text[3], 'submit', 'background:#24443A;color:#FBF9F5'))
    form.addEventListener('submit', function (event) {
      event.preventDefault()
      if (!field.value.trim()) return
      add({from: 'shopper', text: field.value.trim()})
      add({from: 'assistant', text: text[5].replace('{question}', field.value.trim())})
      field.value = ''
    })
    close.addEventListener('click', shut)
    panel.addEventListener('keydown', function (event) { if (event.key === 'Escape') shut() })
    panel.append(head, log, form)
    document.body.append(panel)
    var lines = read()
    if (lines.length === 0) add({from: 'assistant', text: text[1]})
    else lines.forEach(show)
    field.focus()
  }
  function remove() {
    if (panel) panel.remove()
    panel = null
  }
  function shut() {
    remove()
    options.onClose()
  }
  window.${global} = {
    init: function (given) {
      if (!given.key) throw new Error('The key is missing.')
      options = given
    },
    open: function () { if (!panel) build() },
    close: shut,
    destroy: remove,
  }
})()
`

/** Chat with the customer service. */
export const chat = assistant({
  global: 'chatAssistant',
  panel: 'chat-assistant',
  storage: 'chat-transcript',
  texts: texts.chat,
})

/** Talk with the staff of a store. */
export const storeAssistant = assistant({
  global: 'storeAssistant',
  panel: 'store-assistant',
  storage: 'store-assistant',
  texts: texts.store,
})
