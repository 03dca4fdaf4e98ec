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
 * @returns null for a key without a function here
 */
export function moveInPanel(
  lengths: readonly number[],
  at: MenuPlace,
  key: string,
): MenuPlace | null {
  const lastColumn = lengths.length - 1
  const lastRow = (column: number): number => (lengths[column] ?? 1) - 1
  switch (key) {
    case 'ArrowDown':
      if (at.row < lastRow(at.column)) return {column: at.column, row: at.row + 1}
      return at.column < lastColumn ? {column: at.column + 1, row: 0} : at
    case 'ArrowUp':
      if (at.row > 0) return {column: at.column, row: at.row - 1}
      return at.column > 0 ? {column: at.column - 1, row: lastRow(at.column - 1)} : null
    case 'ArrowRight':
    case 'ArrowLeft': {
      const column = clamp(at.column + (key === 'ArrowRight' ? 1 : -1), lastColumn)
      return {column, row: clamp(at.row, lastRow(column))}
    }
    case 'Home':
      return {column: 0, row: 0}
    case 'End':
      return {column: lastColumn, row: lastRow(lastColumn)}
    default:
      return null
  }
}

/** Index of the top-level entry that a key moves to; null for a key without a function there. */
export function moveInBar(count: number, index: number, key: string): number | null {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count
    case 'ArrowLeft':
      return (index - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
