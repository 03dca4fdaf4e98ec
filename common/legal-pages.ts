/** Pages that the law requires to be reachable from every page, in their order (rule FRAME-11); names of functions of `Paths`. */
export const LEGAL_PAGES = ['imprint', 'privacyPolicy', 'terms'] as const
