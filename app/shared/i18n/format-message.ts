/** A part of a compiled message, with the numbers of `TYPE` in `@formatjs/icu-messageformat-parser`. */
export type MessageElement =
  | {type: 0 | 1 | 2; value: string; style?: unknown}
  | {
      type: 5 | 6
      value: string
      options: Options
      offset?: number
      pluralType?: 'cardinal' | 'ordinal'
    }
  | {type: 7}
  | {type: 8; value: string; children: readonly MessageElement[]}

type Options = Readonly<Record<string, {value: readonly MessageElement[]} | undefined>>

export type MessageValues = Readonly<Record<string, unknown>>
type Tag = (chunks: unknown[]) => unknown

/**
 * Formats compiled messages of one locale as `intl-messageformat` does. Dates, times and formats of numbers are left out: the
 * shop formats those values itself.
 * @returns text, or parts when a value or a tag is not a text
 */
export function createFormatter(
  locale: string,
): (message: readonly MessageElement[], values?: MessageValues) => unknown {
  let numbers: Intl.NumberFormat | undefined
  const writeNumber = (value: number): string =>
    (numbers ??= new Intl.NumberFormat(locale)).format(value)
  const rules: Record<string, Intl.PluralRules> = {}
  const ruleOf = (type: 'cardinal' | 'ordinal' | undefined, value: number): string =>
    (rules[type ?? ''] ??= new Intl.PluralRules(locale, {type})).select(value)

  function partsOf(
    elements: readonly MessageElement[],
    values: MessageValues,
    counted?: number,
  ): unknown[] {
    const parts: unknown[] = []
    const add = (part: unknown): void => {
      const last = parts.length - 1
      if (typeof part === 'string' && typeof parts[last] === 'string') parts[last] += part
      else parts.push(part)
    }
    for (const element of elements) {
      if (element.type === 0) add(element.value)
      else if (element.type === 7) {
        if (counted !== undefined) add(writeNumber(counted))
      } else {
        if (!(element.value in values)) throw new Error(`Missing value: "${element.value}"`)
        const value = values[element.value]
        if (element.type === 1) add(typeof value === 'number' ? String(value) : value || '')
        else if (element.type === 2 && !element.style) add(writeNumber(value as number))
        else if (element.type === 8) {
          const written = (value as Tag)(partsOf(element.children, values, counted))
          for (const part of Array.isArray(written) ? (written as unknown[]) : [written]) add(part)
        } else if (element.type === 5 || element.type === 6) {
          const {type, options, pluralType} = element
          const count = type === 6 ? (value as number) - (element.offset ?? 0) : undefined
          const chosen =
            count === undefined
              ? options[value as string]
              : (options[`=${String(value)}`] ?? options[ruleOf(pluralType, count)])
          const option = chosen ?? options.other
          if (!option) throw new Error(`No option of "${element.value}"`)
          for (const part of partsOf(option.value, values, count)) add(part)
        } else throw new Error(`Browsers do not format elements of type ${element.type}.`)
      }
    }
    return parts
  }

  return (message, values = {}) => {
    const parts = partsOf(message, values)
    return parts.length > 1 ? parts : (parts[0] ?? '')
  }
}
