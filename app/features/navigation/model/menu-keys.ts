/** Position in a menu panel: column, then entry of the column, both counted from 0. */
export interface MenuPlace {
  column: number
  row: number
}

const clamp = (value: number, max: number): number => Math.min(Math.max(value, 0), max)

/**
 * The target of a key inside the panel of the mega menu: up and down move through a column and on to
 * its neighbours, left and right move between columns, Home and End move to the ends of the panel.
 * @param lengths entries per column, none of them 0
 * @param across steps of a horizontal arrow key, in reading direction (`arrowStep`)
 * @returns null for a key without a function here
 */
export function moveInPanel(
  lengths: readonly number[],
  at: MenuPlace,
  key: string,
  across?: number,
): MenuPlace | null {
  const lastColumn = lengths.length - 1
  const lastRow = (column: number): number => (lengths[column] ?? 1) - 1
  if (across) {
    const column = clamp(at.column + across, lastColumn)
    return {column, row: clamp(at.row, lastRow(column))}
  }
  switch (key) {
    case 'ArrowDown':
      if (at.row < lastRow(at.column)) return {column: at.column, row: at.row + 1}
      return at.column < lastColumn ? {column: at.column + 1, row: 0} : at
    case 'ArrowUp':
      if (at.row > 0) return {column: at.column, row: at.row - 1}
      return at.column > 0 ? {column: at.column - 1, row: lastRow(at.column - 1)} : null
    case 'Home':
      return {column: 0, row: 0}
    case 'End':
      return {column: lastColumn, row: lastRow(lastColumn)}
    default:
      return null
  }
}

/**
 * Index of the top-level entry that a key moves to; null for a key without a function there.
 * @param across as in `moveInPanel`
 */
export function moveInBar(
  count: number,
  index: number,
  key: string,
  across?: number,
): number | null {
  if (across) return (index + across + count) % count
  switch (key) {
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
