/** Ways of text into a document as markup. */
const SINKS = [
  'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
  'Property[key.name="dangerouslySetInnerHTML"]',
  'AssignmentExpression > MemberExpression.left[property.name=/^(?:inner|outer)HTML$/]',
  'CallExpression[callee.property.name=/^(?:insertAdjacentHTML|createContextualFragment|setHTMLUnsafe|parseFromString)$/]',
  'CallExpression[callee.object.name="document"][callee.property.name=/^write(?:ln)?$/]',
]

/** Files that put markup into a document which no editor and no backend writes, and the one that puts safe HTML there. */
export const rawHtmlFiles = [
  'app/shared/ui/safe-markup.ts',
  // Structured data, in which `<` is escaped.
  'app/shared/ui/JsonLd.tsx',
  // Markup that the server rendered itself.
  'app/shared/ui/CachedFragment.tsx',
  'app/shared/ui/island/island.tsx',
  'app/components/_document/**',
  // A document of the inspector itself.
  'inspector/static/inspector.js',
]

/** Files that may call a text safe: the pipeline, and parts of what it made. */
export const safeHtmlFiles = [
  'server/app/content/safe-html.ts',
  'server/app/content/content-nodes.ts',
  'server/app/content/headings.ts',
  'app/features/content/public/content-page.ts',
]

const message =
  'HTML comes into a page through markup() of app/shared/ui/safe-markup.ts alone, which takes what server/app/content/safe-html.ts made (ADR 0014).'

/** Entries of `shop/raw-html`: no text becomes markup in other files. */
export const rawHtmlRules = SINKS.map((selector) => ({selector, message}))

/** Entries of `shop/safe-html`: no cast calls a text safe in other files. */
export const safeHtmlRules = [
  {
    selector: ':matches(TSAsExpression, TSTypeAssertion) TSTypeReference[typeName.name="SafeHtml"]',
    message,
  },
]
