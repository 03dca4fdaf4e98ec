const GERMAN = /( *<([\w-]+)(?: [\w:-]+="[^"]*")* xml:lang=)"de">([\s\S]*?)<\/\2>\n/g

/**
 * An XML file with a Swiss element after each German one that has `ß`, which Switzerland writes `ss`.
 * An element that is there already stays.
 */
export function withSwissGerman(xml: string): string {
  return xml.replace(
    GERMAN,
    (element: string, start: string, name: string, text: string, at: number) => {
      if (!text.includes('ß')) return element
      const swiss = `${start}"de-CH">`
      if (xml.startsWith(swiss, at + element.length)) return element
      return `${element}${swiss}${text.replaceAll('ß', 'ss')}</${name}>\n`
    },
  )
}
