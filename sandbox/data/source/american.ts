/** British words of the copy and what a shopper in the United States expects to read. Longest first. */
const words: readonly (readonly [string, string])[] = [
  ['changing bag', 'diaper bag'],
  ['carry cots', 'bassinets'],
  ['carry cot', 'bassinet'],
  ['cot bed', 'crib'],
  ['cots', 'cribs'],
  ['cot', 'crib'],
  ['colours', 'colors'],
  ['colour', 'color'],
  ['colourfast', 'colorfast'],
  ['grey', 'gray'],
  ['aluminium', 'aluminum'],
  ['nappies', 'diapers'],
  ['nappy', 'diaper'],
  ['tyres', 'tires'],
  ['tyre', 'tire'],
  ['litres', 'liters'],
  ['litre', 'liter'],
  ['metres', 'meters'],
  ['metre', 'meter'],
  ['centre', 'center'],
  ['cosy', 'cozy'],
  ['fibres', 'fibers'],
  ['fibre', 'fiber'],
  ['moulded', 'molded'],
  ['organiser', 'organizer'],
  ['favourite', 'favorite'],
  ['travelling', 'traveling'],
  ['mum', 'mom'],
]

const american = new Map(words)
const pattern = new RegExp(`\\b(${words.map(([british]) => british).join('|')})\\b`, 'gi')

/** The same English text in American spelling and vocabulary; unchanged when nothing differs. */
export function toAmerican(text: string): string {
  return text.replace(pattern, (found) => {
    const word = american.get(found.toLowerCase()) ?? found
    const capital = found.charAt(0) !== found.charAt(0).toLowerCase()
    return capital ? word.charAt(0).toUpperCase() + word.slice(1) : word
  })
}
