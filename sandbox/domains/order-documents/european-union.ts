/** Countries in which the directive on value added tax holds; Greece is GR here and EL in numbers of its tax office. */
const MEMBERS =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')

/** @param country ISO 3166-1 alpha-2 */
export const isInUnion = (country: string): boolean => MEMBERS.includes(country)
