import {z} from 'zod'
import {readData} from './data'
import {toCustomary} from './measures'

/** British words of the copy, longest first, and what a shopper in the United States expects to read. */
const words = readData('american', z.record(z.string(), z.string()))

const american = new Map(Object.entries(words))
const pattern = new RegExp(`\\b(${[...american.keys()].join('|')})\\b`, 'gi')

/** The same English text in American spelling, vocabulary and measures; unchanged when nothing differs. */
export function toAmerican(text: string): string {
  return toCustomary(text).replace(pattern, (found) => {
    const word = american.get(found.toLowerCase()) ?? found
    const capital = found.charAt(0) !== found.charAt(0).toLowerCase()
    return capital ? word.charAt(0).toUpperCase() + word.slice(1) : word
  })
}
