/**
 * Moves the focus to the first attribute that is not chosen, in the open dialog or on the page, after a
 * refused press has marked it (`VariationPicker`).
 */
export function focusMissingChoice(): void {
  requestAnimationFrame(() => {
    const scope = document.activeElement?.closest('[role=dialog]') ?? document
    scope.querySelector<HTMLElement>('[data-missing] a')?.focus()
  })
}
