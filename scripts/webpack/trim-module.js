/**
 * Reduces an ES module that webpack cannot tree-shake (one file whose statements all seem to have
 * side effects) to the exports that are used.
 */
const {parseSync, traverse} = require('@babel/core')

/**
 * @typedef {object} Part A top-level statement, or one declaration or expression of it.
 * @property {import('@babel/types').Node} node
 * @property {string} [kind] `var`, `let` or `const` of a declaration
 * @property {Set<string>} reads top-level names that it uses
 * @property {Set<string>} changes top-level names whose values it changes: it belongs to them
 */

/** The variable that a member expression begins with. */
function rootOf(node) {
  let root = node
  while (root.type === 'MemberExpression') root = root.object
  return root.type === 'Identifier' ? [root.name] : []
}

/** Names that an expression assigns to, or passes to a function that may change them. */
function changedBy(node) {
  switch (node.type) {
    case 'SequenceExpression':
      return node.expressions.flatMap(changedBy)
    case 'AssignmentExpression':
      return [...rootOf(node.left), ...changedBy(node.right)]
    case 'CallExpression':
      return node.arguments.slice(0, 1).flatMap(rootOf)
    case 'LogicalExpression':
      return [node.left, node.right].flatMap(changedBy)
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].flatMap(changedBy)
    default:
      return []
  }
}

function partsOf(program) {
  const parts = new Map()
  const add = (node, kind) => parts.set(node, {node, kind, reads: new Set(), changes: new Set()})
  for (const statement of program.node.body) {
    const {expression} = statement
    if (statement.type === 'VariableDeclaration')
      for (const declaration of statement.declarations) add(declaration, statement.kind)
    else if (expression?.type === 'SequenceExpression')
      expression.expressions.forEach((one) => add(one))
    else add(expression ?? statement)
  }
  return parts
}

/** Fills `reads` and `changes` of every part. @returns the part that declares each name */
function connect(program, parts) {
  const partAround = (path) => parts.get(path.find(({node}) => parts.has(node))?.node)
  const declaredBy = new Map()
  for (const [name, binding] of Object.entries(program.scope.bindings)) {
    declaredBy.set(name, partAround(binding.path))
    for (const path of binding.referencePaths) partAround(path)?.reads.add(name)
    for (const path of binding.constantViolations) {
      partAround(path)?.reads.add(name)
      partAround(path)?.changes.add(name)
    }
  }
  for (const {node, changes} of parts.values())
    for (const name of changedBy(node)) changes.add(name)
  return declaredBy
}

/** Parts that the given names need, with the statements that change those parts. */
function reachable(parts, declaredBy, names) {
  const kept = new Set()
  const waiting = []
  const keep = (part) => {
    if (!part || kept.has(part)) return
    kept.add(part)
    waiting.push(part)
  }
  const all = [...parts.values()]
  const belongsToKept = ({changes}) => [...changes].some((name) => kept.has(declaredBy.get(name)))
  names.forEach((name) => keep(declaredBy.get(name)))
  while (waiting.length > 0) {
    for (let part = waiting.pop(); part; part = waiting.pop())
      for (const name of part.reads) keep(declaredBy.get(name))
    all.filter((part) => !kept.has(part) && belongsToKept(part)).forEach(keep)
  }
  return all.filter((part) => kept.has(part))
}

/**
 * The module with the wanted exports alone. A statement is removed when it changes no value that they use, in
 * particular the polyfills of browsers that the shop does not serve.
 * @param {string} source ES module with one `export {...}` list
 * @param {readonly string[]} wanted names of exports
 * @returns {string} source of the smaller module
 * @throws Error when the module has no such export
 */
function trimModule(source, wanted) {
  const ast = parseSync(source, {sourceType: 'module', configFile: false, babelrc: false})
  let program
  traverse(ast, {
    Program(path) {
      program = path
      path.stop()
    },
  })
  const lists = program.node.body.filter(({type}) => type === 'ExportNamedDeclaration')
  const specifiers = lists.flatMap((list) => list.specifiers)
  const exported = wanted.map((name) => {
    const specifier = specifiers.find(({exported: {name: known}}) => known === name)
    if (!specifier) throw new Error(`There is no export "${name}" to keep.`)
    return {name, local: specifier.local.name}
  })
  const parts = partsOf(program)
  const declaredBy = connect(program, parts)
  const kept = reachable(
    parts,
    declaredBy,
    exported.map(({local}) => local),
  )
  const code = kept.map(({node, kind}) => {
    const text = source.slice(node.start, node.end)
    if (kind) return `${kind} ${text};`
    return /Declaration$|Statement$/.test(node.type) ? `${text};` : `(${text});`
  })
  const list = exported.map(({name, local}) => `${local} as ${name}`).join(', ')
  return [...code, `export {${list}};`].join('\n')
}

module.exports = {trimModule}
