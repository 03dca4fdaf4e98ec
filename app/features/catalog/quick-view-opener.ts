type Opener = (productId: string) => void

let opener: Opener | null = null

/**
 * Registers the function that opens a quick view. Call it in the browser only.
 * @returns function that removes the registration
 */
export function setQuickViewOpener(open: Opener): () => void {
  opener = open
  return () => {
    if (opener === open) opener = null
  }
}

/** Opens the quick view of a product. @returns false if no opener is set: the caller follows the link */
export function openQuickView(productId: string): boolean {
  opener?.(productId)
  return opener !== null
}
