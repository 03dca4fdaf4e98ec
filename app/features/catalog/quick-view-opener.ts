type Opener = (productId: string) => void

let opener: Opener | null = null

/**
 * Whoever can show a quick view says so here while it can. Browser only.
 * @returns takes the opener out again
 */
export function setQuickViewOpener(open: Opener): () => void {
  opener = open
  return () => {
    if (opener === open) opener = null
  }
}

/** Opens the quick view of a product. @returns false when there is none: the page is the way then */
export function openQuickView(productId: string): boolean {
  opener?.(productId)
  return opener !== null
}
