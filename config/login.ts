/**
 * Path at which identity providers return the browser. A SLAS client has it, behind the origin of the shop, in its list
 * of redirect addresses; a shop that registered another path changes it here.
 */
export const SOCIAL_CALLBACK_PATH = '/social-callback'
