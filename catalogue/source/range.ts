import type {ProductSource} from './model'
import {bath, bouncers, play} from './products/bath-and-play'
import {carryCots} from './products/carry-cots'
import {cityStrollers} from './products/city-strollers'
import {dressers} from './products/dressers'
import {chairAccessories, chairSets} from './products/high-chair-extras'
import {foldingChairs, growingChairs} from './products/high-chairs'
import {bedsideCots, cots, mattresses} from './products/nursery'
import {bags, carriers, carSeats} from './products/on-the-go'
import {cupsAndSpares, rainAndSun} from './products/stroller-extras'
import {blankets, cushions, footmuffs, sleepingBags} from './products/textiles'
import {trailStrollers} from './products/trail-strollers'
import {travelStrollers} from './products/travel-strollers'
import {twinStrollers} from './products/twin-strollers'

/** Every product of the range, in the order of the shelves. */
export const range: readonly ProductSource[] = [
  ...cityStrollers,
  ...travelStrollers,
  ...trailStrollers,
  ...twinStrollers,
  ...carryCots,
  ...growingChairs,
  ...foldingChairs,
  ...chairSets,
  ...chairAccessories,
  ...cots,
  ...bedsideCots,
  ...dressers,
  ...mattresses,
  ...carSeats,
  ...carriers,
  ...bags,
  ...blankets,
  ...sleepingBags,
  ...footmuffs,
  ...cushions,
  ...bath,
  ...play,
  ...bouncers,
  ...rainAndSun,
  ...cupsAndSpares,
]
