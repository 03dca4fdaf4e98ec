const CALLS = '[data-call]'
/** Mark of a disabled button, for its style. */
const MARK = 'data-no-line'

const idsIn = (text: string | null): string[] => (text ?? '').split(' ').filter(Boolean)

/** Adds an id to what describes an element, or removes it. */
function describe(element: Element, id: string, isDescribed: boolean): void {
  const known = idsIn(element.getAttribute('aria-describedby'))
  if (known.includes(id) === isDescribed) return
  const ids = isDescribed ? [...known, id] : known.filter((one) => one !== id)
  if (ids.length > 0) element.setAttribute('aria-describedby', ids.join(' '))
  else element.removeAttribute('aria-describedby')
}

function disable(element: Element, reasonId: string): void {
  if (!element.hasAttribute(MARK)) element.setAttribute(MARK, '')
  if (element.getAttribute('aria-disabled') !== 'true')
    element.setAttribute('aria-disabled', 'true')
  describe(element, reasonId, true)
}

function enable(element: Element, reasonId: string): void {
  element.removeAttribute(MARK)
  // A button whose call is running is disabled by itself.
  if (element.getAttribute('aria-busy') !== 'true') element.removeAttribute('aria-disabled')
  describe(element, reasonId, false)
}

/**
 * Disables the buttons that make a call, those too that appear later. They stay in the order of the keyboard.
 * @param reasonId id of the text that says why
 * @param onPress called instead of a press; a form is sent, and says it beside its fields
 * @returns enables them again
 */
export function disableCalls(reasonId: string, onPress: () => void): () => void {
  const disableAll = (): void =>
    document.querySelectorAll(CALLS).forEach((element) => disable(element, reasonId))
  const press = (event: MouseEvent): void => {
    const element = event.target instanceof Element ? event.target.closest(`[${MARK}]`) : null
    if (!element || (element instanceof HTMLButtonElement && element.type === 'submit')) return
    event.preventDefault()
    event.stopPropagation()
    onPress()
  }
  disableAll()
  // A render may set an attribute again.
  const observer = new MutationObserver(disableAll)
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-call', 'aria-disabled', 'aria-describedby'],
  })
  document.addEventListener('click', press, {capture: true})
  return () => {
    observer.disconnect()
    document.removeEventListener('click', press, {capture: true})
    document.querySelectorAll(`[${MARK}]`).forEach((element) => enable(element, reasonId))
  }
}
