/** Properties that name a side. */
const SIDED =
  /^(((scroll-)?(margin|padding)|border)-(left|right)(-\w+)?|left|right|border-(top|bottom)-(left|right)-radius)$/
/** Properties whose value names a side. */
const SIDED_VALUE = /^(text-align|float|clear|transform-origin|caption-side)$/
/** Shorthands with a value for each side: top, right, bottom, left. */
const FOUR_SIDES = /^(scroll-)?(margin|padding)$|^inset$|^border-(width|style|color)$/
const READING = 'var(--reading)'

/** Values of a shorthand, split at spaces outside of brackets. */
function parts(value: string): string[] {
  const found = ['']
  let depth = 0
  for (const sign of value.split('/')[0] ?? '') {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (/\s/.test(sign) && depth === 0) found.push('')
    else found[found.length - 1] += sign
  }
  return found.filter((part) => part !== '')
}

function isMovedSideways(property: string, value: string): boolean {
  if (value.includes(READING)) return false
  if (property === 'transform') return /translate(X|3d)?\((?!\s*(0|-50%)\b)/.test(value)
  // Centred on a point.
  return property === 'translate' && !/^(none|0|-50%|var\(--x\))( |$)/.test(value)
}

function isPhysical(property: string, value: string): boolean {
  const [top = '', right = top, bottom = top, left = right] = parts(value)
  if (SIDED.test(property)) return true
  if (SIDED_VALUE.test(property)) return /\b(left|right)\b/.test(value)
  if (FOUR_SIDES.test(property)) return left !== right
  // Corners: top left, top right, bottom right, bottom left.
  if (property === 'border-radius') return top !== right || bottom !== left
  return isMovedSideways(property, value)
}

/**
 * Declarations of a stylesheet that keep to a side of the window where text runs from right to left.
 * @returns each as `property: value`
 */
export function physicalDeclarations(css: string): string[] {
  const plain = css.replace(/\/\*[^]*?\*\//g, '').replace(/url\("[^"]*"\)/g, 'url()')
  return [...plain.matchAll(/([a-z-]+):\s*([^;{}]+)[;}]/g)].flatMap(
    ([, property = '', value = '']) =>
      isPhysical(property, value.trim()) ? [`${property}: ${value.trim()}`] : [],
  )
}
