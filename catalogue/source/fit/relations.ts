/** What a product is not complete without, and what goes with it. */
export interface Relations {
  /** `setExtensions`: it does not work without one of these, or not from the first day. */
  readonly needs?: readonly string[]
  /** `setAccessories`: what others take along. */
  readonly goesWith?: readonly string[]
}

const relations: Readonly<Record<string, Relations>> = {
  // Strollers: from birth a child lies flat.
  'BH-1010': {needs: ['BH-1410'], goesWith: ['BH-5210', 'BH-7030', 'BH-7110', 'BH-4230']},
  'BH-1020': {needs: ['BH-1420'], goesWith: ['BH-5220', 'BH-7030', 'BH-7120', 'BH-4210']},
  'BH-1030': {goesWith: ['BH-1430', 'BH-7040', 'BH-7030', 'BH-7110']},
  'BH-1040': {goesWith: ['BH-5210', 'BH-7010', 'BH-7110']},
  'BH-1110': {goesWith: ['BH-1430', 'BH-7020', 'BH-7030', 'BH-7110']},
  'BH-1120': {goesWith: ['BH-7020', 'BH-7120', 'BH-7030']},
  'BH-1130': {goesWith: ['BH-7030', 'BH-7040', 'BH-9030']},
  'BH-1210': {goesWith: ['BH-5210', 'BH-7030', 'BH-9010']},
  'BH-1220': {goesWith: ['BH-7020', 'BH-9010']},
  'BH-1230': {goesWith: ['BH-5220', 'BH-9010', 'BH-7030']},
  'BH-1310': {needs: ['BH-1410'], goesWith: ['BH-7120', 'BH-7030', 'BH-5210']},
  'BH-1320': {goesWith: ['BH-7030', 'BH-7110']},
  'BH-1330': {goesWith: ['BH-5210', 'BH-9010']},
  // Carry cots: they stand on a chassis.
  'BH-1410': {needs: ['BH-1010'], goesWith: ['BH-3330', 'BH-5230', 'BH-5010']},
  'BH-1420': {needs: ['BH-1020'], goesWith: ['BH-3330', 'BH-5230', 'BH-5030']},
  'BH-1430': {needs: ['BH-1110'], goesWith: ['BH-5020', 'BH-5230']},
  // At the table.
  'BH-2010': {goesWith: ['BH-2220', 'BH-2210', 'BH-5310', 'BH-2320']},
  'BH-2020': {goesWith: ['BH-2230', 'BH-5330']},
  'BH-2030': {goesWith: ['BH-2220', 'BH-2210', 'BH-5310']},
  'BH-2110': {goesWith: ['BH-2320', 'BH-9030']},
  'BH-2120': {goesWith: ['BH-2320']},
  'BH-2130': {goesWith: ['BH-5310', 'BH-9030']},
  'BH-2210': {needs: ['BH-2010'], goesWith: ['BH-5010']},
  'BH-2220': {needs: ['BH-2010'], goesWith: ['BH-5310', 'BH-2320']},
  'BH-2230': {needs: ['BH-2020'], goesWith: ['BH-5330']},
  'BH-2320': {needs: ['BH-2220'], goesWith: ['BH-5310']},
  // Beds come without a mattress.
  'BH-3010': {needs: ['BH-3310'], goesWith: ['BH-5110', 'BH-5120', 'BH-3210']},
  'BH-3020': {needs: ['BH-3310'], goesWith: ['BH-5130', 'BH-3220']},
  'BH-3030': {needs: ['BH-3330'], goesWith: ['BH-5020', 'BH-5110']},
  'BH-3110': {goesWith: ['BH-5020', 'BH-5110', 'BH-5320']},
  'BH-3120': {goesWith: ['BH-5010', 'BH-5110', 'BH-5320']},
  'BH-3210': {goesWith: ['BH-3230']},
  'BH-3230': {goesWith: ['BH-5020', 'BH-4210']},
  // Out and about.
  'BH-4010': {goesWith: ['BH-1010', 'BH-5230', 'BH-4020']},
  'BH-4020': {goesWith: ['BH-4030']},
  'BH-4110': {goesWith: ['BH-5020', 'BH-4220']},
  'BH-4120': {goesWith: ['BH-5010']},
  'BH-4210': {goesWith: ['BH-5020', 'BH-4230']},
  'BH-4220': {goesWith: ['BH-5020', 'BH-4230']},
  // Bath and play.
  'BH-6010': {goesWith: ['BH-6020', 'BH-5020']},
  'BH-6020': {needs: ['BH-6010']},
  'BH-6030': {goesWith: ['BH-6020', 'BH-5020']},
  'BH-6110': {needs: ['BH-6120']},
  'BH-6120': {goesWith: ['BH-6110']},
  'BH-6210': {goesWith: ['BH-6130', 'BH-5010']},
  'BH-6220': {goesWith: ['BH-6130', 'BH-5030']},
}

/** Of a product on its own page; sets say it in `rich/`. */
export const relationsOf = (productId: string): Relations => relations[productId] ?? {}
