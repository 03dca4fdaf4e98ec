const GERMAN = /( *<([\w-]+)(?: [\w:-]+="[^"]*")* xml:lang=)"de">([\s\S]*?)<\/\2>\n/g

/** The rest of the element around the one at a place of an XML file that is indented by two spaces for each level. */
function restOfParent(xml: string, at: number, indent: string): string {
  const end = xml.indexOf(`\n${indent.slice(2)}</`, at)
  return xml.slice(at, end < 0 ? undefined : end)
}

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
      const indent = /^ */.exec(element)?.[0] ?? ''
      if (restOfParent(xml, at + element.length, indent).includes(swiss)) return element
      return `${element}${swiss}${text.replaceAll('ß', 'ss')}</${name}>\n`
    },
  )
}
