import {escapeHtml} from '../outbox/page'

/** A piece of a page in which nothing is left to escape. */
export class Html {
  constructor(readonly text: string) {}
}

type Value = Html | string | number | false | null | undefined | readonly Html[]

/** Markup whose values are escaped, pieces of markup excepted; nothing stands for no value. */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Html {
  const parts = strings.map(
    (text, index) => `${text}${index < values.length ? render(values[index]) : ''}`,
  )
  return new Html(parts.join(''))
}

function render(value: Value): string {
  if (value === null || value === undefined || value === false) return ''
  if (value instanceof Html) return value.text
  if (typeof value === 'object') return value.map(({text}) => text).join('')
  return escapeHtml(String(value))
}
