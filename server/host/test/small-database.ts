/** Contents of the small store. Strings have one character per byte. */
type Value = string | Set<string> | Map<string, number>

interface Entry {
  value: Value
  /** Milliseconds since 1970. */
  until: number
}

/** An answer that is an error; its text begins with the code. */
export class Refusal extends Error {}

const sizeOf = (value: Value): number =>
  typeof value === 'string' ? value.length : [...value.keys()].join('').length

/** @param maxBytes above which nothing is written; 0 for no limit */
export class SmallDatabase {
  private readonly entries = new Map<string, Entry>()

  constructor(private readonly maxBytes: number) {}

  get<Kind extends Value>(key: string): Kind | undefined {
    return this.entry(key)?.value as Kind | undefined
  }

  set(key: string, value: Value, until = Infinity): void {
    this.refuseWhenFull()
    this.entries.set(key, {value, until})
  }

  delete(key: string): number {
    const known = this.entry(key) !== undefined
    this.entries.delete(key)
    return Number(known)
  }

  /** Milliseconds that are left: -1 for an entry without an end, -2 for none. */
  left(key: string): number {
    const entry = this.entry(key)
    if (!entry) return -2
    return entry.until === Infinity ? -1 : Math.max(0, entry.until - Date.now())
  }

  expire(key: string, ms: number): number {
    const entry = this.entry(key)
    if (entry) entry.until = Date.now() + ms
    return Number(entry !== undefined)
  }

  names(pattern: string): string[] {
    const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    const expression = new RegExp(`^${parts.join('.*')}$`, 's')
    return [...this.entries.keys()].filter((key) => this.entry(key) && expression.test(key))
  }

  clear(): void {
    this.entries.clear()
  }

  /** Members of a sorted set with their scores, ascending. */
  sorted(key: string): [string, number][] {
    const members = [...(this.get<Map<string, number>>(key) ?? [])]
    return members.sort(([a, one], [b, two]) => one - two || (a < b ? -1 : 1))
  }

  score(key: string, member: string, score: number, always = false): void {
    if (!always) this.refuseWhenFull()
    const members = this.get<Map<string, number>>(key) ?? new Map<string, number>()
    members.set(member, score)
    this.entries.set(key, {value: members, until: Infinity})
  }

  private entry(key: string): Entry | undefined {
    const entry = this.entries.get(key)
    if (!entry || Date.now() < entry.until) return entry
    this.entries.delete(key)
    return undefined
  }

  private refuseWhenFull(): void {
    if (this.maxBytes === 0) return
    let bytes = 0
    for (const {value} of this.entries.values()) bytes += sizeOf(value)
    if (bytes > this.maxBytes) throw new Refusal('OOM command not allowed')
  }
}
