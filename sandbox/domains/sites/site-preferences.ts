import type {JsonValue} from '../json'

/** Site preferences as text and lists, whichever way an archive writes them. */
export class SitePreferences {
  constructor(private readonly values: Readonly<Record<string, JsonValue>>) {}

  /** First preference that has a text; empty when none does. */
  text(...ids: readonly string[]): string {
    for (const id of ids) {
      const value = this.values[id]
      if (value === undefined || value === null || Array.isArray(value)) continue
      const text = String(value).trim()
      if (text !== '') return text
    }
    return ''
  }

  /**
   * First preference that has members. Standard preferences separate them with colons
   * (`usd-list:usd-sale`), custom ones may use commas or values.
   */
  list(...ids: readonly string[]): string[] {
    for (const id of ids) {
      const value = this.values[id]
      const members = Array.isArray(value) ? value.map(String) : this.text(id).split(/[,:]/)
      const given = members.map((member) => member.trim()).filter((member) => member !== '')
      if (given.length > 0) return given
    }
    return []
  }
}

/** A locale as the APIs write it: `en_GB` of a preference is `en-GB`. */
export function wireLocale(id: string): string {
  return id.replace('_', '-')
}
