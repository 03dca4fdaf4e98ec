/** Message of a page whose content the server could not read, in English; the page says it in its language (rule CONTENT-5). */
export const CONTENT_FAILED = 'Hmmm! Something went wrong. Please try again.'
