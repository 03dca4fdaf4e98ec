/** Cells of one line of a Markdown table. */
const cellsOf = (line: string): string[] =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))

/** Tables of a Markdown text, each as its lines, including heading and separator. */
const tablesOf = (text: string): string[][] =>
  text
    .split(/\n(?!\|)/)
    .map((block) => block.split('\n').filter((line) => line.startsWith('|')))
    .filter((lines) => lines.length > 2)

/**
 * Rows of all tables of a Markdown text whose first columns have these headings.
 * @returns the cells of each row, without heading and separator
 */
export const tableRows = (text: string, ...headings: readonly string[]): string[][] =>
  tablesOf(text).flatMap(([heading = '', , ...rows]) => {
    const names = cellsOf(heading)
    return headings.every((name, index) => names[index] === name) ? rows.map(cellsOf) : []
  })
