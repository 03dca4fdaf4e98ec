/** What an import did: how many objects of each kind, and what it did not understand. */
export class ImportReport {
  readonly counts = new Map<string, number>()
  /** Elements that no reader knows, by path, with how often they occurred. */
  readonly unread = new Map<string, number>()
  /** Files of the archive that no reader knows. */
  readonly skippedFiles: string[] = []

  count(kind: string): void {
    this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1)
  }

  countUnread(path: string): void {
    this.unread.set(path, (this.unread.get(path) ?? 0) + 1)
  }

  /** One line per file kind and one for what was left out. */
  lines(): string[] {
    const counts = [...this.counts].map(([kind, number]) => `${number} ${kind}`).join(', ')
    const lines = [`Imported ${counts || 'nothing'}.`]
    if (this.unread.size > 0) {
      const paths = [...this.unread].map(([path, number]) => `${path} (${number})`).join(', ')
      lines.push(`Left out elements without a meaning here: ${paths}.`)
    }
    if (this.skippedFiles.length > 0) {
      lines.push(`Left out files: ${this.skippedFiles.join(', ')}.`)
    }
    return lines
  }
}
