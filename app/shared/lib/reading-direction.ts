/** 1 where text runs from left to right, -1 where it runs from right to left. Browser only. */
export const readingSign = (): 1 | -1 => (document.dir === 'rtl' ? -1 : 1)

/** Steps of the horizontal arrow keys in a row: 1 is towards its end, -1 towards its start (rule SITE-27). */
export function arrowStep(key: string): 1 | -1 | undefined {
  if (key === 'ArrowRight') return readingSign()
  return key === 'ArrowLeft' ? (-readingSign() as 1 | -1) : undefined
}
