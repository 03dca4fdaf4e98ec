/** Part of the text of a page meta tag rule. */
export type RulePart =
  | {readonly kind: 'text'; readonly text: string}
  | {readonly kind: 'value'; readonly value: Value}

/** Expression in a rule. */
export type Value =
  | {readonly kind: 'constant'; readonly text: string}
  /** `Product.custom.material`: the object and the path below it. */
  | {readonly kind: 'attribute'; readonly object: string; readonly path: string}
  | {
      readonly kind: 'and' | 'or'
      readonly values: readonly Value[]
      readonly between: readonly string[]
    }
  | {readonly kind: 'else'; readonly first: Value; readonly other: Value}
  | {readonly kind: 'equals'; readonly left: Value; readonly right: Value}
  | {
      readonly kind: 'if'
      readonly condition: Value
      readonly then: Value
      readonly otherwise: Value | undefined
    }

/** Value of an attribute of the page; undefined or empty without one. */
export type ReadAttribute = (object: string, path: string) => string | undefined

/** Text that a rule makes for a page; empty when none of its parts has a value. */
export function evaluateRule(parts: readonly RulePart[], read: ReadAttribute): string {
  return parts
    .map((part) => (part.kind === 'text' ? part.text : evaluate(part.value, read)))
    .join('')
    .trim()
}

function evaluate(value: Value, read: ReadAttribute): string {
  switch (value.kind) {
    case 'constant':
      return value.text
    case 'attribute':
      return read(value.object, value.path) ?? ''
    case 'else':
      return evaluate(value.first, read) || evaluate(value.other, read)
    case 'equals': {
      const left = evaluate(value.left, read)
      return left === evaluate(value.right, read) ? left : ''
    }
    case 'if':
      if (evaluate(value.condition, read)) return evaluate(value.then, read)
      return value.otherwise ? evaluate(value.otherwise, read) : ''
    default:
      return joined(value, read)
  }
}

/** `AND` needs all of its values, `OR` shows those that are there. */
function joined(value: Extract<Value, {kind: 'and' | 'or'}>, read: ReadAttribute): string {
  const texts = value.values.map((one) => evaluate(one, read))
  if (value.kind === 'and' && texts.includes('')) return ''
  let text = ''
  texts.forEach((one, index) => {
    if (one === '') return
    text += (text === '' ? '' : (value.between[index - 1] ?? '')) + one
  })
  return text
}
