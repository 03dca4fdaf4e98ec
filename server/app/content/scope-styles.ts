import postcss, {type AtRule, type Declaration, type Root, type Rule} from 'postcss'
import {pictureAddress} from './addresses'

/** At-rules that hold rules of the same block. Others, such as `@import` and `@font-face`, reach beyond it. */
const KEPT_AT_RULES = new Set(['media', 'supports', 'container', 'keyframes'])

/** Selectors of the page itself: in a block they mean the block. */
const WHOLE = /^(?:html|body|:root)(?=$|[\s.:#[>+~])/i

/** Parts of a selector that could mean elements outside the block, or are no part of one. */
const REFUSED = /[&{}<\\]|\/\*|\*\/|:scope|:host|:has\(/i

/** A selector without texts, attributes and arguments, whose signs are no combinators. */
function bare(selector: string): string {
  let left = selector.replace(/"[^"]*"|'[^']*'/g, '').replace(/\[[^\]]*\]/g, '')
  while (/\([^()]*\)/.test(left)) left = left.replace(/\([^()]*\)/g, '')
  return left
}

const isInRule = ({parent}: {parent?: unknown}): boolean => {
  const around = parent as Rule | AtRule | Root | undefined
  if (!around || around.type === 'root') return false
  return around.type === 'rule' || isInRule(around)
}

const isKeyframes = (node: unknown): boolean =>
  (node as AtRule | undefined)?.type === 'atrule' && /keyframes$/i.test((node as AtRule).name)

function scoped(selector: string, scope: string): string | null {
  const own = selector.trim()
  // A selector that begins with a combinator, or nests, could mean elements beside the block.
  if (own === '' || /^[>+~]/.test(own) || REFUSED.test(own)) return null
  if (!WHOLE.test(own)) return `${scope} ${own}`
  const rest = own.replace(WHOLE, '')
  // Siblings of the page would be elements beside the block.
  const combinator = /[\s>+~]+/.exec(bare(rest))?.[0].trim() ?? ''
  return /^[+~]/.test(combinator) ? null : scope + rest
}

function keepRule(rule: Rule, scope: string): void {
  if (isKeyframes(rule.parent)) return
  if (isInRule(rule)) return void rule.remove()
  // A comment could hide a comma or a combinator.
  rule.selector = rule.selector.replace(/\/\*[^]*?\*\//g, '')
  const selectors = rule.selectors.flatMap((selector) => scoped(selector, scope) ?? [])
  if (selectors.length === 0) return void rule.remove()
  rule.selectors = selectors
}

/** Properties whose names or values reach beyond the block. */
const FAR_PROPERTY =
  /^(?:--.*|behavior|-moz-binding|view-transition-.*|anchor-name|position-anchor|.*-timeline-name|.*-timeline)$/i
const RUNS = /expression\s*\(|javascript:/i
/** Functions that load a file by a text, not by `url()`. */
const LOADS = /(?:image-set|\bimage|\bsrc|cross-fade|element|paint)\(/i
const OWN_PICTURE = /^(?:\/mobify\/|data:image\/)/i
const URL_FUNCTION = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')]*))\s*\)/gi

/** A value whose files come from the shop; null for one with other files. */
function withOwnFiles(value: string): string | null {
  if (LOADS.test(value)) return null
  let isOwn = true
  const written = value.replace(URL_FUNCTION, (_all, ...texts: (string | undefined)[]) => {
    // A browser leaves out tabs and line breaks of an address.
    const address = pictureAddress(
      (texts.slice(0, 3).find(Boolean) ?? '').replace(/[\t\n\r\f]/g, ''),
    )
    isOwn &&= OWN_PICTURE.test(address) && !/["\s]/.test(address)
    return `url("${address}")`
  })
  return isOwn && !/url\((?!")/i.test(written) ? written : null
}

function keepDeclaration(declaration: Declaration): void {
  const {prop, value} = declaration
  // The block contains its text; a position that a variable names is refused as well.
  const leavesBlock =
    prop.toLowerCase() === 'position' && !/^(?:static|relative|absolute)$/i.test(value.trim())
  const written = withOwnFiles(value)
  // A backslash may hide any of these names.
  const hides = prop.includes('\\') || (value.includes('\\') && prop.toLowerCase() !== 'content')
  if (leavesBlock || hides || FAR_PROPERTY.test(prop) || RUNS.test(value) || written === null) {
    return void declaration.remove()
  }
  // Without comments, of which the value is read.
  delete declaration.raws.value
  declaration.value = written
}

/** Names animations after the block, so that they do not replace those of the shop. */
function renameAnimations(root: Root, name: string): void {
  const known = new Map<string, string>()
  root.walkAtRules(/keyframes$/i, (rule) => {
    known.set(rule.params, `${name}-${rule.params}`)
    rule.params = `${name}-${rule.params}`
  })
  if (known.size === 0) return
  root.walkDecls(/^animation(-name)?$/i, (declaration) => {
    declaration.value = declaration.value.replace(/[\w-]+/g, (word) => known.get(word) ?? word)
  })
}

/**
 * Styles of editors that apply inside one block only (rule CONTENT-14); '' when they cannot be read. Whatever they say,
 * the element around the block contains and clips what they draw (`ContentMarkup`).
 * @param name class of the block
 */
export function scopeStyles(css: string, name: string): string {
  let root: Root
  try {
    root = postcss.parse(css)
  } catch (error) {
    console.warn(`Styles of ${name} cannot be read: ${String(error)}`)
    return ''
  }
  root.walkComments((comment) => void comment.remove())
  root.walkAtRules((rule) => {
    if (!KEPT_AT_RULES.has(rule.name.toLowerCase()) || isInRule(rule)) rule.remove()
  })
  root.walkRules((rule) => keepRule(rule, `.${name}`))
  root.walkDecls((declaration) => {
    if (declaration.parent?.type === 'rule') keepDeclaration(declaration)
    else declaration.remove()
  })
  renameAnimations(root, name)
  return root.toString().trim()
}
