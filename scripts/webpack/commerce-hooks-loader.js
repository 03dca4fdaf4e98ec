/**
 * Webpack loader: makes ES modules of commerce-sdk-react's files, which Babel compiled to CommonJS. Of an ES module the
 * bundle keeps what is used, and the helpers of Babel are in it once. What the loader does not know fails the build.
 */
const HELPERS = [
  'ownKeys',
  '_objectSpread',
  '_defineProperty',
  '_toPropertyKey',
  '_toPrimitive',
  'asyncGeneratorStep',
  '_asyncToGenerator',
  '_objectWithoutProperties',
  '_objectWithoutPropertiesLoose',
  '_interopRequireDefault',
  '_interopRequireWildcard',
]

const HELPER = new RegExp(`^function (?:${HELPERS.join('|')})\\(.*?\\}(?= /\\*|$)`, 'gm')

/** Names that a module of ours exports for the hooks of a family: `commerce-sdk-isomorphic` has all families. */
const familiesIn = (source) => [
  ...new Set([...source.matchAll(/_commerceSdkIsomorphic\.(\w+)/g)].map(([, name]) => name)),
]

const fileOf = (name) => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()

/** Families around whose clients the shop puts rules of its own. */
const DECORATED = {
  ShopperBasketsV2: '@app/features/basket/api/basket-client',
  ShopperCustomers: '@app/features/basket/api/basket-client',
}

function familyImports(source) {
  const names = familiesIn(source)
  const imports = names.map((name) =>
    name === 'helpers'
      ? `import {helpers} from '@app/shared/commerce/custom-endpoint'`
      : `import {${name}} from '${DECORATED[name] ?? `@app/generated/commerce/${fileOf(name)}`}'`,
  )
  return `${imports.join('\n')}\nconst _commerceSdkIsomorphic = {${names.join(', ')}}`
}

/** @param {string} source a file of commerce-sdk-react */
function toModule(source) {
  const text = source
    .replace(/^"use strict";$/m, '')
    .replace(/^Object\.defineProperty\(exports, "__esModule", \{\s*value: true\s*\}\);$/m, '')
    .replace(/^exports(\.\w+ = exports)*\.\w+ = void 0;$/gm, '')
    .replace(/^(exports\.\w+ = )+void 0;$/gm, '')
    .replace(HELPER, '')
    .replace(
      /^Object\.keys\((\w+)\)\.forEach\(function \(key\) \{[\s\S]*?^\}\);$/gm,
      (_, name) => `export * from ${name}__module;`,
    )
  const modules = new Map()
  const imported = text.replace(
    /^var (\w+) = (?:_interopRequire\w+\()?require\("([^"]+)"\)\)?;$/gm,
    (_, name, module) => {
      modules.set(name, module)
      return module === 'commerce-sdk-isomorphic'
        ? familyImports(text)
        : `import * as ${name} from '${module}';`
    },
  )
  const exported = imported
    .replace(
      /^export \* from (\w+)__module;$/gm,
      (_, name) => `export * from '${modules.get(name)}';`,
    )
    .replace(/^(const|var|let) (\w+) = exports\.default = /gm, 'export default ')
    .replace(/^(const|var|let) (\w+) = exports\.\2 = /gm, 'export $1 $2 = ')
    .replace(/^exports\.(\w+) = \1;$/gm, 'export {$1};')
    .replace(/^exports\.default = (\w+);$/gm, 'export default $1;')
    .replace(/^exports\.(\w+) = (.+)$/gm, 'export const $1 = $2')
    // Babel writes the export of a function before its declaration.
    .replace(/\(0, (\w+(?:\.\w+)+)\)\(/g, '$1(')
  const leftover = /\bexports\b|\brequire\(/.exec(
    exported.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''),
  )
  if (leftover)
    throw new Error(
      `commerce-sdk-react has a form that the loader does not know: ${exported.slice(leftover.index, leftover.index + 80)}`,
    )
  const used = ['_objectSpread', '_asyncToGenerator', '_objectWithoutProperties'].filter((name) =>
    exported.includes(name),
  )
  return `import {${used.join(', ')}} from '${HELPER_MODULE}';\n${exported}`
}

const HELPER_MODULE = require('path').join(__dirname, 'babel-helpers.mjs')

module.exports = function commerceHooksLoader(source) {
  return toModule(source)
}
module.exports.toModule = toModule
