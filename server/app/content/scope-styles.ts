import postcss, {type AtRule, type Declaration, type Root, type Rule} from 'postcss'

/** At-rules that hold rules of the same block. Others, such as `@import` and `@font-face`, reach beyond it. */
const KEPT_AT_RULES = new Set(['media', 'supports', 'container', 'keyframes'])

/** Selectors of the page itself: in a block they mean the block. */
const WHOLE = /^(?:html|body|:root)(?=$|[\s.:#[>])/i

/** Addresses other than those of the shop's own pictures; the security policy blocks them, too. */
const FOREIGN_ADDRESS = /url\(\s*['"]?(?!\/(?!\/)|data:image\/)/i

const isKeyframes = (node: unknown): boolean =>
  (node as AtRule | undefined)?.type === 'atrule' && /keyframes$/i.test((node as AtRule).name)

function scoped(selector: string, scope: string): string | null {
  const own = selector.trim()
  // A selector that begins with a combinator, or nests, could mean elements beside the block.
  if (own === '' || /^[>+~]/.test(own) || /[&{}<]|:scope|:host/.test(own)) return null
  return WHOLE.test(own) ? own.replace(WHOLE, scope) : `${scope} ${own}`
}

function keepRule(rule: Rule, scope: string): void {
  if (isKeyframes(rule.parent)) return
  if (rule.parent?.type === 'rule') return void rule.remove()
  const selectors = rule.selectors.flatMap((selector) => scoped(selector, scope) ?? [])
  if (selectors.length === 0) return void rule.remove()
  rule.selectors = selectors
}

function keepDeclaration(declaration: Declaration): void {
  const {prop, value} = declaration
  const leavesBlock = prop.toLowerCase() === 'position' && /fixed|sticky/i.test(value)
  const runs =
    /expression\s*\(|javascript:/i.test(value) || /^(?:behavior|-moz-binding)$/i.test(prop)
  if (leavesBlock || runs || FOREIGN_ADDRESS.test(value)) declaration.remove()
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
 * Styles of editors that apply inside one block only (rule CONTENT-14); '' when they cannot be read.
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
    if (!KEPT_AT_RULES.has(rule.name.toLowerCase())) rule.remove()
  })
  root.walkRules((rule) => keepRule(rule, `.${name}`))
  root.walkDecls((declaration) => {
    if (declaration.parent?.type === 'rule') keepDeclaration(declaration)
    else declaration.remove()
  })
  renameAnimations(root, name)
  return root.toString().trim()
}
