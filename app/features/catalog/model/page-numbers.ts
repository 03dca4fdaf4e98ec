/** Number of pages shown on each side of the current page. */
const AROUND = 2

/** A page number, counted from 1, or a gap for omitted pages. */
export type PageNumber = number | 'gap'

/** Page numbers with a link: first, last and those around `page`; a gap never replaces a single page. */
export function pageNumbers(page: number, pages: number): PageNumber[] {
  const all = Array.from({length: pages}, (_, index) => index + 1)
  const isShown = (number: number) =>
    number === 1 || number === pages || Math.abs(number - page) <= AROUND
  return all.flatMap((number): PageNumber[] => {
    if (isShown(number) || (isShown(number - 1) && isShown(number + 1))) return [number]
    return isShown(number - 1) ? ['gap'] : []
  })
}
