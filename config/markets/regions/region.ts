/** A state or prefecture. */
export interface Region {
  /** The code sent in `stateCode`. */
  readonly code: string
  readonly name: string
  /** Name in the country's own language and script, with the language. */
  readonly local?: {readonly language: string; readonly name: string}
}

/** @param language such as `ja` */
export function regionName({name, local}: Region, language: string): string {
  return local?.language === language ? local.name : name
}

/** Regions from text such as `M Madrid;SE Sevilla`: code, space, name. Compact, because browsers load it. */
export const namedRegions = (text: string): readonly Region[] =>
  text.split(';').map((entry) => {
    const end = entry.indexOf(' ')
    return {code: entry.slice(0, end), name: entry.slice(end + 1)}
  })
