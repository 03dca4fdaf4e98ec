/** Path below site and locale of the page without newsletter banner, because the page has the form itself (rule NEWS-1). */
export const NEWSLETTER_HIDDEN_ON = '/content/newsletter'
