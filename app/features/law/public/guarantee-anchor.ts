/** Address of the notice about the legal guarantee within a page. */
export const GUARANTEE_ANCHOR = 'legal-guarantee'
