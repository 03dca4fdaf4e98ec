/** Signs between the parts of a name or a list in languages that do not write a comma and a space; by language. */
const SEPARATORS: Readonly<Record<string, string>> = {ar: '، ', ja: '、', zh: '、'}

/** Joins parts that no word stands between, such as a name with its choices: "Natta, Moss, 70 cm", 「ナッタ、モス、70cm」. */
export const joinNames = (parts: readonly string[], locale: string): string =>
  parts.join(SEPARATORS[locale.slice(0, 2)] ?? ', ')
