import type {StageName} from './settings'

/** Where and how a product is shown in use for the second time. */
export interface SecondPlace {
  readonly setting: StageName
  /** Configuration; without it that of the first picture. */
  readonly pose?: string
  /** Degrees about the vertical. */
  readonly turn: number
  /** Towards the viewer, centimetres. */
  readonly z?: number
  /** Where the product appears, as a part of the width; 0.45 without it. */
  readonly middle?: number
  /** Of the camera, degrees; 10 without it. */
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
