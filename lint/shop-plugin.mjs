import {builtinRules} from 'eslint/use-at-your-own-risk'

const syntax = builtinRules.get('no-restricted-syntax')

/**
 * Rules of this shop, each `no-restricted-syntax` under a name of its own: a later entry of the configuration replaces the
 * settings of a rule, so that several such lists under one name would switch each other off.
 */
export const shopPlugin = {
  rules: {
    countries: syntax,
    'listed-fields': syntax,
    'own-address': syntax,
    'raw-html': syntax,
    'safe-html': syntax,
  },
}
