import {escapeHtml} from '../../common/escape-html'

/** Markup that is already escaped. */
export class Html {
  constructor(readonly text: string) {}
}

type Value = Html | string | number | false | null | undefined | readonly Html[]

function render(value: Value): string {
  if (value === null || value === undefined || value === false) return ''
  if (value instanceof Html) return value.text
  if (typeof value === 'object') return value.map(({text}) => text).join('')
  return escapeHtml(String(value))
}

/** Markup whose values are escaped, except pieces of markup; a missing value becomes empty text. */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Html {
  const parts = strings.map(
    (text, index) => text + (index < values.length ? render(values[index]) : ''),
  )
  return new Html(parts.join(''))
}
