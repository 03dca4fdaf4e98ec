/** A list of visible names that is joined in the Latin way; other languages write other signs. */
export const joinedNameRules = [
  {
    selector: "CallExpression[callee.property.name='join'] > Literal.arguments[value=', ']",
    message:
      'Join names with joinNames or formatList (app/shared/i18n): not every language writes a comma.',
  },
]

/** Components that join no names: addresses of pictures, identifiers, and pages for the team. */
export const otherJoiners = [
  'app/shared/ui/Picture.tsx',
  'app/features/home/components/HomeHero.tsx',
  'app/features/product/components/ProductTools.tsx',
  'app/features/preview/**',
  'app/features/developer/**',
]
