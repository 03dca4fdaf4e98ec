/** Pages shown on each side of the current one. */
const AROUND = 2

/** A page by its number from 1, or pages that are left out. */
export type PageNumber = number | 'gap'

/** Numbers worth a link: the first, the last and those around `page`; a gap never hides a single page. */
export function pageNumbers(page: number, pages: number): PageNumber[] {
  const all = Array.from({length: pages}, (_, index) => index + 1)
  const isShown = (number: number) =>
    number === 1 || number === pages || Math.abs(number - page) <= AROUND
  return all.flatMap((number): PageNumber[] => {
    if (isShown(number) || (isShown(number - 1) && isShown(number + 1))) return [number]
    return isShown(number - 1) ? ['gap'] : []
  })
}
