import type {TokenOverrides} from '@common/design-tokens'

/** Tokens of Japan: smaller corner radii, in keeping with the vertical setting of its first view. */
export const tokens: TokenOverrides = {
  radius: {small: '2px', medium: '3px', large: '6px'},
}
