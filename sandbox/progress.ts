/** Prints one line per file of an import. */
export function printProgress(file: string, index: number, total: number): void {
  console.log(`  ${String(index + 1).padStart(String(total).length)}/${total} ${file}`)
}
