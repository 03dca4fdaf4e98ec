/**
 * Moves the focus to the neighbour of a control that is about to be removed with its product, so that
 * keyboard users continue at the same position.
 * @param among element with the controls of the same kind; if it is undefined or there is no neighbour,
 * the focus does not move
 */
export function passFocusOn(control: HTMLElement, among: Element | null): void {
  const likes = [...(among?.querySelectorAll<HTMLElement>('[data-takes-out]') ?? [])]
  const place = likes.indexOf(control)
  const neighbour = likes[place + 1] ?? likes[place - 1]
  neighbour?.focus()
}
