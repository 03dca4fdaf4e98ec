import type {SafetyNotices} from '../api/serial-number'

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const isDay = (value: unknown): boolean => !Number.isNaN(Date.parse(textOf(value)))

/** The objects in a list; none for another value. */
const rowsOf = (value: unknown): readonly Fields[] =>
  Array.isArray(value) ? value.map(fieldsOf) : []

/** Whether an answer has what a page shows of a registered product. */
const isProduct = ({productName, serialNumber, endsOn}: Fields): boolean =>
  textOf(productName) !== '' && textOf(serialNumber) !== '' && isDay(endsOn)

/** A registered product of an answer. @throws Error for an answer without name, serial number or day */
export function readProduct<Product>(answer: unknown): Product {
  if (!isProduct(fieldsOf(answer))) throw new Error('The answer has no registered product.')
  return answer as Product
}

/** Last day of the warranty in the answer to a registration. @throws Error for an answer without a day */
export function readEnd(answer: unknown): string {
  const {endsOn} = fieldsOf(answer)
  if (!isDay(endsOn)) throw new Error('The answer has no end of the warranty.')
  return textOf(endsOn)
}

/** The registered products of an answer; malformed ones are left out. @throws Error for another answer than a list */
export function readProducts<Product>(answer: unknown): readonly Product[] {
  if (!Array.isArray(answer)) throw new Error('The answer has no list of products.')
  return rowsOf(answer).filter(isProduct) as readonly Product[]
}

/** Recalls and certificates of an answer; malformed ones are left out. @throws Error for an answer without a product */
export function readNotices(answer: unknown): SafetyNotices {
  const {productName, recalls, certificates} = fieldsOf(answer)
  // A product without its recalls must not look like a product that has none.
  if (!textOf(productName) || !Array.isArray(recalls)) {
    throw new Error('The answer has no product.')
  }
  return {
    productName: textOf(productName),
    recalls: rowsOf(recalls).map(({id, date, title, text, action}) => ({
      id: textOf(id),
      date: isDay(date) ? textOf(date) : '',
      title: textOf(title),
      text: textOf(text),
      action: textOf(action),
    })),
    certificates: rowsOf(certificates).map(({rules, manufactured, tested}) => ({
      rules: Array.isArray(rules) ? rules.map(textOf).filter(Boolean) : [],
      manufactured: textOf(manufactured),
      tested: textOf(tested),
    })),
  }
}
