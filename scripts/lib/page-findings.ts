import type {Page} from '@playwright/test'

/**
 * Visible texts and accessible names outside of marks, one for each text node or attribute.
 * @param marks opening and closing sign of translated text
 */
export const visiblePieces = (page: Page, marks: readonly [string, string]): Promise<string[]> =>
  page.evaluate(([opening, closing]) => {
    const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    // A translated sentence with a link in it has its marks in different nodes.
    let depth = 0
    while (walker.nextNode()) {
      const {data, parentElement} = walker.currentNode as Text
      if (!parentElement || parentElement.closest('script, style, noscript, template')) continue
      const isMarked = depth > 0 || data.includes(opening)
      depth += data.split(opening).length - data.split(closing).length
      if (!isMarked && parentElement.checkVisibility()) found.push(tidy(data))
    }
    for (const element of document.querySelectorAll(
      '[aria-label], [placeholder], [title], [alt]',
    )) {
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
        const text = element.getAttribute(name) ?? ''
        if (!text.includes(opening)) found.push(tidy(text))
      }
    }
    return found.filter((text) => text !== '')
  }, marks)

/** Elements whose edges are outside of the window although nothing around them scrolls or clips. */
export const widerParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const limit = window.innerWidth
    const clips = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || clips(element.parentElement))
    return [...document.body.querySelectorAll('*')]
      .filter((element) => {
        const {left, right, width} = element.getBoundingClientRect()
        const isOutside = right > limit + 1 || left < -1
        return isOutside && width > 1 && element.checkVisibility() && !clips(element.parentElement)
      })
      .slice(0, 10)
      .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`)
  })
