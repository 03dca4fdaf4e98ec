import {ArchiveError} from './archive-error'

/**
 * XML element with its content. It records which children a reader has read, so that the others are
 * reported.
 */
export class XmlNode {
  readonly children: XmlNode[] = []
  text = ''
  private readonly taken = new Set<string>()

  constructor(
    readonly name: string,
    readonly attributes: Readonly<Record<string, string>>,
    readonly file: string,
    readonly line: number,
  ) {}

  /** Children of a name, in document order. */
  all(name: string): XmlNode[] {
    this.taken.add(name)
    return this.children.filter((child) => child.name === name)
  }

  /** Children of any of the names, in document order. */
  anyOf(...names: readonly string[]): XmlNode[] {
    names.forEach((name) => this.taken.add(name))
    return this.children.filter((child) => names.includes(child.name))
  }

  /** First child of a name. */
  first(name: string): XmlNode | undefined {
    return this.all(name)[0]
  }

  /** Children at the end of a path: `walk('images', 'image-group')`. */
  walk(...names: string[]): XmlNode[] {
    return names.reduce<XmlNode[]>(
      (nodes, name) => nodes.flatMap((node) => node.all(name)),
      [this as XmlNode],
    )
  }

  /** Trimmed text of a child, or undefined when the child is missing or empty. */
  string(name: string): string | undefined {
    return this.first(name)?.text.trim() || undefined
  }

  /** Boolean of a child; throws `ArchiveError` on anything but true, false, 1 and 0. */
  boolean(name: string): boolean | undefined {
    const child = this.first(name)
    if (!child || child.text.trim() === '') return undefined
    return child.asBoolean()
  }

  /** Number of a child; throws `ArchiveError` on any other text. */
  number(name: string): number | undefined {
    const child = this.first(name)
    if (!child || child.text.trim() === '') return undefined
    return child.asNumber()
  }

  asBoolean(): boolean {
    const text = this.text.trim()
    if (text === 'true' || text === '1') return true
    if (text === 'false' || text === '0') return false
    throw this.error(`<${this.name}> must be true or false, not '${text}'`)
  }

  asNumber(): number {
    const text = this.text.trim()
    const value = Number(text)
    if (text === '' || !Number.isFinite(value)) {
      throw this.error(`<${this.name}> must be a number, not '${text}'`)
    }
    return value
  }

  /** A number that is 0 or more. */
  asAmount(): number {
    const value = this.asNumber()
    if (value < 0)
      throw this.error(`<${this.name}> must not be negative, not '${this.text.trim()}'`)
    return value
  }

  /** Number of a child that is 0 or more; throws `ArchiveError` on any other text. */
  amount(name: string): number | undefined {
    const child = this.first(name)
    if (!child || child.text.trim() === '') return undefined
    return child.asAmount()
  }

  /** Required attribute; throws `ArchiveError` when it is missing. */
  required(attribute: string): string {
    const value = this.attributes[attribute]
    if (!value) throw this.error(`<${this.name}> needs the attribute ${attribute}`)
    return value
  }

  error(reason: string): ArchiveError {
    return new ArchiveError(reason, this.file, this.line)
  }

  /** Calls back for each descendant that was not read, without its own children. */
  unread(found: (path: string, line: number) => void, path: string = this.name): void {
    for (const child of this.children) {
      const childPath = `${path}/${child.name}`
      if (!this.taken.has(child.name)) found(childPath, child.line)
      else child.unread(found, childPath)
    }
  }
}
