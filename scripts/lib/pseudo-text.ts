/** Part of a compiled message; arguments, plurals and elements have parts of their own. */
interface MessagePart {
  readonly type: number
  readonly value?: string
  readonly options?: Readonly<Record<string, {readonly value: readonly MessagePart[]}>>
  readonly children?: readonly MessagePart[]
}

export type CompiledText = string | readonly MessagePart[]

/** Signs around a text of the translations; text without them is data or hard-coded. */
export const OPENING = '⟦'
export const CLOSING = '⟧'

const ACCENTED: Readonly<Record<string, string>> = {a: 'á', e: 'ê', i: 'ï', o: 'ô', u: 'ū', n: 'ñ'}
const VOWEL = /[aeiouäöü]/i

/** Text with accents, about 40 % longer: every vowel stands twice. */
export const lengthened = (text: string): string =>
  [...text]
    .map((sign) => (VOWEL.test(sign) ? (ACCENTED[sign] ?? sign) + sign : (ACCENTED[sign] ?? sign)))
    .join('')

function pseudoPart(part: MessagePart): MessagePart {
  const {type, value, options, children} = part
  return {
    ...part,
    ...(type === 0 && value !== undefined && {value: lengthened(value)}),
    ...(options && {
      options: Object.fromEntries(
        Object.entries(options).map(([name, option]) => [
          name,
          {...option, value: option.value.map(pseudoPart)},
        ]),
      ),
    }),
    ...(children && {children: children.map(pseudoPart)}),
  }
}

/** A compiled message in the pseudo-language, with its marks. */
export function pseudoText(text: CompiledText): CompiledText {
  if (typeof text === 'string') return `${OPENING}${lengthened(text)}${CLOSING}`
  const literal = (value: string): MessagePart => ({type: 0, value})
  return [literal(OPENING), ...text.map(pseudoPart), literal(CLOSING)]
}
