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

/**
 * Regions with names in the language of the country, from text such as `11 Seoul 서울특별시`: the ISO 3166-2 code without the
 * country, the English name, and behind the last space the local one.
 */
export const localRegions = (country: string, language: string, text: string): readonly Region[] =>
  namedRegions(text).map(({code, name}) => {
    const end = name.lastIndexOf(' ')
    return {
      code: `${country}-${code}`,
      name: name.slice(0, end),
      local: {language, name: name.slice(end + 1)},
    }
  })
