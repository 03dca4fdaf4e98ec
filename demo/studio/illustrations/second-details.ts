import type {Shot} from './model'

/** Second details by `family/model`: a part other than that of the first detail. */
export const secondDetails: Readonly<Record<string, Shot>> = {
  // The grip.
  'stroller/city': {
    pose: 'hero',
    azimuth: 40,
    elevation: 26,
    focus: {at: [-50, 101, 18], span: 34},
  },
  // The grip and the brake lever below it.
  'stroller/jogger': {
    pose: 'hero',
    azimuth: 40,
    elevation: 24,
    focus: {at: [-52, 100, 18], span: 32},
  },
  // The foot rest.
  'highchair/grow': {pose: 'tray', azimuth: 40, elevation: 18, focus: {at: [2, 22, 8], span: 40}},
  'highchair/fold': {pose: 'tray', azimuth: 40, elevation: 18, focus: {at: [4, 24, 8], span: 42}},
  // Slats and a leg.
  'cot/slat': {pose: 'high', azimuth: 36, elevation: 14, focus: {at: [46, 18, 28], span: 46}},
  'cot/bedside': {pose: 'open', azimuth: 34, elevation: 20, focus: {at: [36, 42, 22], span: 48}},
}
