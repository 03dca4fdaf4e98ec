/**
 * Moves the focus to the first choice that is still to make, in the open dialog or on the page, once the
 * refused press has marked it (`VariationPicker`).
 */
export function focusMissingChoice(): void {
  requestAnimationFrame(() => {
    const scope = document.activeElement?.closest('[role=dialog]') ?? document
    scope.querySelector<HTMLElement>('[data-missing] a')?.focus()
  })
}
