/** Languages of the European Union that a site can have. */
const UNION_LANGUAGES = 'bg cs da de el en es et fi fr hr hu it lt lv nl pl pt ro sk sl sv'.split(
  ' ',
)

/** Page of "Your Europe" about guarantees, to which the harmonised notice leads, in a language or in English. */
export const yourEuropePage = (language: string): string =>
  `https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_${UNION_LANGUAGES.includes(language) ? language : 'en'}.htm`
