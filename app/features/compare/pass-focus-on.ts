/**
 * Hands the focus to the neighbour of a control that is about to go away with its product, so that the
 * keyboard goes on where it was.
 * @param among where its likes are; undefined and a control without a neighbour change nothing
 */
export function passFocusOn(control: HTMLElement, among: Element | null): void {
  const likes = [...(among?.querySelectorAll<HTMLElement>('[data-takes-out]') ?? [])]
  const place = likes.indexOf(control)
  const neighbour = likes[place + 1] ?? likes[place - 1]
  neighbour?.focus()
}
