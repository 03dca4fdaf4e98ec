import type {StageName} from './settings'

/** Place and camera of a product's second picture in use. */
export interface SecondPlace {
  readonly setting: StageName
  /** Configuration; that of the first picture by default. */
  readonly pose?: string
  /** Angle in degrees about the vertical. */
  readonly turn: number
  /** Position in centimetres towards the viewer. */
  readonly z?: number
  /** Horizontal position of the product, as a part of the width; 0.45 by default. */
  readonly middle?: number
  /** Angle of the camera in degrees; 10 by default. */
  readonly elevation?: number
}

/** The second places by `family/model`: another setting than in the first picture, and another side. */
export const secondPlaces: Readonly<Record<string, SecondPlace>> = {
  'stroller/city': {setting: 'park', turn: 205, pose: 'open', middle: 0.52},
  'stroller/compact': {setting: 'street', turn: 28, middle: 0.5},
  'stroller/trail': {setting: 'terrace', turn: 28, middle: 0.5},
  'stroller/twin': {setting: 'street', turn: -140, middle: 0.5},
  'stroller/jogger': {setting: 'street', turn: 205, middle: 0.5},
  'carrycot/classic': {setting: 'living', turn: 30, middle: 0.48},
  'carrycot/light': {setting: 'hall', turn: 32, middle: 0.46},
  'carseat/infant': {setting: 'living', turn: 34, middle: 0.48},
  'carseat/toddler': {setting: 'street', turn: 224, middle: 0.5},
  'carrier/soft': {setting: 'hall', turn: 24, middle: 0.48},
  'carrier/wrap': {setting: 'nursery', turn: 20, middle: 0.48},
  'highchair/grow': {setting: 'terrace', turn: 36, pose: 'bare'},
  'highchair/fold': {setting: 'living', turn: 36},
  'highchair/cafe': {setting: 'street', turn: 30},
  'highchair-set/newborn': {setting: 'living', turn: 34},
  'highchair-set/baby': {setting: 'terrace', turn: 34},
  'cot/slat': {setting: 'night', turn: 22, middle: 0.48},
  'cot/mini': {setting: 'living', turn: 30},
  'cot/bedside': {setting: 'night', turn: 24, middle: 0.5},
  'bouncer/frame': {setting: 'terrace', turn: 222, middle: 0.5},
  'bouncer/wood': {setting: 'nursery', turn: 222, middle: 0.52},
}
