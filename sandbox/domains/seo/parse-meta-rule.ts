import type {RulePart, Value} from './meta-rule'

/** A rule whose syntax is wrong; the message says where. */
export class MetaRuleError extends Error {}

/**
 * Parses a page meta tag rule: text with `${...}`, where an expression is an attribute (`Product.name`),
 * `Constant('text')`, `A ELSE B`, `A AND B`, `A AND(' | ') B`, `A OR B`, `A EQ B` or `IF A THEN B ELSE C`.
 * `ELSE` binds least, then `OR`, `AND` and `EQ`.
 * @throws MetaRuleError
 */
export function parseMetaRule(rule: string): RulePart[] {
  const parts: RulePart[] = []
  let rest = rule
  while (rest !== '') {
    const start = rest.indexOf('${')
    if (start === -1) return [...parts, {kind: 'text', text: rest}]
    if (start > 0) parts.push({kind: 'text', text: rest.slice(0, start)})
    const tokens = new Tokens(rest.slice(start + 2))
    const value = parseElse(tokens)
    rest = tokens.after('}')
    parts.push({kind: 'value', value})
  }
  return parts
}

const KEYWORDS = new Set(['IF', 'THEN', 'ELSE', 'AND', 'OR', 'EQ'])
const TOKEN = /^\s*([A-Za-z][\w.:-]*|'(?:[^'\\]|\\.)*'|[()}])/

/** Tokens of an expression, read from left to right. */
class Tokens {
  constructor(private rest: string) {}

  get next(): string {
    return TOKEN.exec(this.rest)?.[1] ?? ''
  }

  take(): string {
    const found = TOKEN.exec(this.rest)
    if (!found) throw new MetaRuleError(`'${this.rest.trim()}' is not an expression`)
    this.rest = this.rest.slice(found[0].length)
    return found[1] ?? ''
  }

  takes(token: string): boolean {
    if (this.next !== token) return false
    this.take()
    return true
  }

  /** What follows a token, as it is written. */
  after(token: string): string {
    if (!this.takes(token)) {
      throw new MetaRuleError(`'${token}' is missing before '${this.rest.trim()}'`)
    }
    return this.rest
  }
}

function parseElse(tokens: Tokens): Value {
  const first = parseJoined(tokens, 'OR')
  return tokens.takes('ELSE') ? {kind: 'else', first, other: parseElse(tokens)} : first
}

/** `A AND B`, with a text between the two in parentheses. */
function parseJoined(tokens: Tokens, operator: 'AND' | 'OR'): Value {
  const operand = () => (operator === 'OR' ? parseJoined(tokens, 'AND') : parseEquals(tokens))
  const first = operand()
  const values = [first]
  const between: string[] = []
  while (tokens.takes(operator)) {
    between.push(parseDelimiter(tokens))
    values.push(operand())
  }
  if (values.length === 1) return first
  return {kind: operator === 'OR' ? 'or' : 'and', values, between}
}

function parseDelimiter(tokens: Tokens): string {
  if (!tokens.takes('(')) return ''
  const text = unquoted(tokens.take())
  tokens.after(')')
  return text
}

function parseEquals(tokens: Tokens): Value {
  const left = parseSingle(tokens)
  return tokens.takes('EQ') ? {kind: 'equals', left, right: parseSingle(tokens)} : left
}

function parseSingle(tokens: Tokens): Value {
  const token = tokens.take()
  if (token === 'IF') return parseIf(tokens)
  if (token === 'Constant') {
    tokens.after('(')
    const text = unquoted(tokens.take())
    tokens.after(')')
    return {kind: 'constant', text}
  }
  if (KEYWORDS.has(token) || !/^[A-Z]/.test(token)) {
    throw new MetaRuleError(`'${token}' is not a value`)
  }
  const [object = '', ...path] = token.split('.')
  return {kind: 'attribute', object, path: path.join('.')}
}

function parseIf(tokens: Tokens): Value {
  const condition = parseJoined(tokens, 'OR')
  tokens.after('THEN')
  const then = parseJoined(tokens, 'OR')
  const otherwise = tokens.takes('ELSE') ? parseElse(tokens) : undefined
  return {kind: 'if', condition, then, otherwise}
}

function unquoted(token: string): string {
  if (!token.startsWith("'")) throw new MetaRuleError(`'${token}' is not a text in quotes`)
  return token.slice(1, -1).replace(/\\(.)/g, '$1')
}
