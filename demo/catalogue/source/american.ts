import {toCustomary} from './measures'

/** British words of the copy and what a shopper in the United States expects to read. Longest first. */
const words: readonly (readonly [string, string])[] = [
  ['changing bags', 'diaper bags'],
  ['changing bag', 'diaper bag'],
  ['carry cots', 'bassinets'],
  ['carry cot', 'bassinet'],
  ['cot bed', 'crib'],
  ['cots', 'cribs'],
  ['cot', 'crib'],
  ['colours', 'colors'],
  ['colour', 'color'],
  ['grey', 'gray'],
  ['aluminium', 'aluminum'],
  ['nappies', 'diapers'],
  ['nappy', 'diaper'],
  ['tyres', 'tires'],
  ['tyre', 'tire'],
  ['litres', 'liters'],
  ['kilometres', 'kilometers'],
  ['centimetres', 'centimeters'],
  ['centimetre', 'centimeter'],
  ['millimetres', 'millimeters'],
  ['millimetre', 'millimeter'],
  ['metres', 'meters'],
  ['fibre', 'fiber'],
  ['moulded', 'molded'],
  ['mould', 'mold'],
  ['woollen', 'woolen'],
  ['rucksack', 'backpack'],
  ['practises', 'practices'],
  ['organiser', 'organizer'],
  ['no lift', 'no elevator'],
  ['on holiday', 'on vacation'],
  ['washing-up liquid', 'dish soap'],
  ['pavements', 'sidewalks'],
  ['tarmac', 'asphalt'],
  ['kerb stone', 'curb'],
  ['kerbs', 'curbs'],
  ['kerb', 'curb'],
  ['boot', 'trunk'],
  ['biscuit', 'cookie'],
  ['spilt', 'spilled'],
  ['autumn', 'fall'],
]

const american = new Map(words)
const pattern = new RegExp(`\\b(${words.map(([british]) => british).join('|')})\\b`, 'gi')

/** The same English text in American spelling, vocabulary and measures; unchanged when nothing differs. */
export function toAmerican(text: string): string {
  return toCustomary(text).replace(pattern, (found) => {
    const word = american.get(found.toLowerCase()) ?? found
    const capital = found.charAt(0) !== found.charAt(0).toLowerCase()
    return capital ? word.charAt(0).toUpperCase() + word.slice(1) : word
  })
}
