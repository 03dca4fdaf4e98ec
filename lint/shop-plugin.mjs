import {builtinRules} from 'eslint/use-at-your-own-risk'

const rule = (name) => builtinRules.get(`no-restricted-${name}`)
const syntax = rule('syntax')

/**
 * Rules of this shop, each a `no-restricted-…` under a name of its own: a later entry of the configuration replaces the
 * settings of a rule, so that several such lists under one name would switch each other off.
 */
export const shopPlugin = {
  rules: {
    'address-globals': rule('globals'),
    'address-imports': rule('imports'),
    'backend-calls': rule('imports'),
    'configured-origins': syntax,
    countries: syntax,
    'hand-made-states': syntax,
    'joined-names': syntax,
    'listed-fields': syntax,
    'marked-prices': syntax,
    'outgoing-globals': rule('globals'),
    'outgoing-imports': rule('imports'),
    'outgoing-properties': rule('properties'),
    'own-address': syntax,
    'plain-amounts': syntax,
    'query-keys': syntax,
    'raw-html': syntax,
    'safe-html': syntax,
    'shopper-paths': syntax,
    'written-amounts': rule('imports'),
  },
}
