import type {StageName} from '../illustrations/model'
import {hall} from './hall'
import {night} from './night'
import {park, terrace} from './park'
import {dining, nursery, living, bath} from './rooms'
import type {Stage} from './stage'
import {street} from './street'
import {workshop} from './workshop'

export const stages: Readonly<Record<StageName, Stage>> = {
  street,
  park,
  dining,
  nursery,
  living,
  bath,
  hall,
  terrace,
  workshop,
  night,
}
