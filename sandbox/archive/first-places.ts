/** A place in a file of an archive. */
export interface Place {
  readonly file: string
  readonly line: number
}

/** More than the lines of any file that fits into memory as one text. */
const MAX_LINES = 2 ** 24

/** Where each object of an import was met first. An import has millions of objects: a place is kept as one number. */
export class FirstPlaces {
  private readonly files: string[] = []
  private readonly kinds = new Map<string, Map<string, number>>()

  /** Records an object of a kind; returns the place where it was met before. */
  meet(kind: string, key: string, {file, line}: Place): Place | undefined {
    const known = this.kinds.get(kind) ?? new Map<string, number>()
    this.kinds.set(kind, known)
    const first = known.get(key)
    if (first !== undefined) {
      const index = Math.floor(first / MAX_LINES)
      return {file: this.files[index] ?? file, line: first % MAX_LINES}
    }
    // Readers go through one file after the other.
    if (this.files.at(-1) !== file) this.files.push(file)
    known.set(key, (this.files.length - 1) * MAX_LINES + Math.min(line, MAX_LINES - 1))
    return undefined
  }
}
