/**
 * Number of the customer service in each country that a site sells to. The numbers are made up, from the ranges for fiction
 * where a country keeps some.
 */
export const telephones: Readonly<Record<string, string>> = {
  AT: '+43 1 555 0000',
  BE: '+32 2 555 00 00',
  CH: '+41 44 555 00 00',
  CZ: '+420 255 555 000',
  DE: '+49 30 23125 010',
  DK: '+45 55 55 00 00',
  ES: '+34 91 555 00 00',
  FI: '+358 9 555 0000',
  FR: '+33 1 99 00 00 00',
  GB: '+44 20 7946 0000',
  GR: '+30 210 555 0000',
  HU: '+36 1 555 0000',
  IE: '+353 1 555 0000',
  IT: '+39 02 555 0000',
  JP: '00-0000-0000',
  KR: '00-0000-0000',
  LU: '+352 55 50 00',
  NL: '+31 20 555 0000',
  NO: '+47 55 50 00 00',
  PL: '+48 22 555 00 00',
  PT: '+351 21 555 0000',
  RO: '+40 21 555 0000',
  SE: '+46 8 465 004 00',
  US: '+1 503 555 0142',
}
