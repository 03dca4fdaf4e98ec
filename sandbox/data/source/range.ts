import type {ProductSource} from './model'
import {carryCots} from './products/carry-cots'
import {cityStrollers} from './products/city-strollers'
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
]
