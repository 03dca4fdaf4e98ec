/**
 * Pages that must be linked from every page by law, in their order (rule FRAME-11); names of functions of
 * `Paths`.
 */
export const LEGAL_PAGES = ['imprint', 'privacyPolicy', 'terms'] as const
