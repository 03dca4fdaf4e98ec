/** Continents of the country selector, in its order. */
export const CONTINENTS = [
  'europe',
  'northAmerica',
  'southAmerica',
  'asia',
  'oceania',
  'africa',
] as const
export type Continent = (typeof CONTINENTS)[number]

/** Countries (ISO 3166-1 alpha-2) by continent; `EU` stands for the European Union as a whole. */
const countries: Readonly<Record<Continent, string>> = {
  europe:
    'AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES EU FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK ' +
    'MT NL NO PL PT RO RS RU SE SI SJ SK SM TR UA VA XK',
  northAmerica:
    'AG AI AW BB BL BM BQ BS BZ CA CR CU CW DM DO GD GL GP GT HN HT JM KN KY LC MF MQ MS MX NI PA PM PR SV SX TC TT US VC ' +
    'VG VI',
  southAmerica: 'AR BO BR CL CO EC FK GF GY PE PY SR UY VE',
  asia:
    'AE AF AM AZ BD BH BN BT CN GE HK ID IL IN IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO MV MY NP OM PH PK PS QA SA ' +
    'SG SY TH TJ TL TM TW UZ VN YE',
  oceania: 'AS AU CK FJ FM GU KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV VU WF WS',
  africa:
    'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RE ' +
    'RW SC SD SH SL SN SO SS ST SZ TD TG TN TZ UG YT ZA ZM ZW',
}

/** Continent of the country in the id of a locale, such as `de-AT`. @throws Error for a country without one */
export function continentOf(localeId: string): Continent {
  const country = localeId.split('-').at(-1) ?? ''
  const continent = CONTINENTS.find((name) => countries[name].split(' ').includes(country))
  if (!continent)
    throw new Error(`config/continents.ts has no continent for the locale ${localeId}.`)
  return continent
}
