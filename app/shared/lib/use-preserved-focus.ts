import {useEffect, useRef, type RefObject} from 'react'

/** What can get the focus, besides groups. */
const CONTROLS =
  'input:not([type=hidden], :disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled), a[href]'
/** A question in place of a control is focused as a whole: the next press must not answer it. */
const QUESTION = '[role=group]'

const within = (element: Element, selector: string): HTMLElement | null =>
  element.matches(selector)
    ? (element as HTMLElement)
    : element.querySelector<HTMLElement>(selector)

function focus(target: HTMLElement): void {
  if (!target.matches(CONTROLS)) target.tabIndex = -1
  target.focus()
}

/** Focuses the first control of a block, else the block itself. */
export function focusFirst(block: HTMLElement): void {
  focus(block.querySelector<HTMLElement>(CONTROLS) ?? block)
}

/** The control of what was added, else the nearest one to what was removed. */
function successor(records: readonly MutationRecord[], root: HTMLElement): HTMLElement {
  for (const selector of [QUESTION, CONTROLS]) {
    for (const node of records.flatMap(({addedNodes}) => [...addedNodes])) {
      const found = node instanceof Element && node.isConnected && within(node, selector)
      if (found) return found
    }
  }
  const places = records.map(({target}) => target).filter(({isConnected}) => isConnected)
  for (
    let place = places[0];
    place && root.contains(place);
    place = place.parentNode ?? undefined
  ) {
    const found = (place as Element).querySelector<HTMLElement>(CONTROLS)
    if (found) return found
  }
  return root
}

/** Follows the focus in `root`. @returns ends it */
function keepFocus(root: HTMLElement): () => void {
  let focused: {element: Node; path: string} | null = null
  const enter = ({target}: FocusEvent) => {
    focused = {element: target as Node, path: window.location.pathname}
  }
  const leave = () =>
    queueMicrotask(() => {
      // The shopper left the control; browsers also say so of one that is being removed.
      if (focused?.element.isConnected && document.activeElement !== focused.element) focused = null
    })
  const observer = new MutationObserver((records) => {
    if (!focused || focused.element.isConnected || document.activeElement !== document.body) return
    const isSamePage = focused.path === window.location.pathname
    focused = null
    if (isSamePage) focus(successor(records, root))
  })
  root.addEventListener('focusin', enter)
  root.addEventListener('focusout', leave)
  observer.observe(root, {childList: true, subtree: true})
  return () => {
    root.removeEventListener('focusin', enter)
    root.removeEventListener('focusout', leave)
    observer.disconnect()
  }
}

/**
 * Keeps the focus in a block whose control with the focus is replaced or removed, such as a button that becomes a
 * question: what takes its place gets the focus, else the nearest control. A change of page is left to the page.
 * @returns ref of the block
 */
export function usePreservedFocus<E extends HTMLElement>(): RefObject<E> {
  const block = useRef<E>(null)
  useEffect(() => (block.current ? keepFocus(block.current) : undefined), [])
  return block
}
