import {definePreferences} from '@app/shared/api/site-preferences'

/** Query for the public key of the site's bot check (preference `reCaptchaPublicKey`); '' where it has none. */
export const {query: botCheckKeyQuery} = definePreferences(
  ['bot-check', 'key'],
  ({reCaptchaPublicKey: key}) => (typeof key === 'string' ? key.trim() : ''),
)
