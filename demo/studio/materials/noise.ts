import {lerp} from '../drawing/vec'

// Looked up once: a picture calls noise millions of times, and globals are slow in tests.
const {floor, imul} = Math

/** A number 0..1 for a grid point, the same at each call. */
export const hash = (x: number, y: number, seed = 0): number => {
  let h = imul(x | 0, 374761393) ^ imul(y | 0, 668265263) ^ imul(seed | 0, 2246822519)
  h = imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

const ease = (t: number): number => t * t * (3 - 2 * t)

/** Smooth noise of one octave, -1..1; its features are one unit wide. */
export const noise = (x: number, y: number, seed = 0): number => {
  const [i, j] = [floor(x), floor(y)]
  const [u, v] = [ease(x - i), ease(y - j)]
  const low = lerp(hash(i, j, seed), hash(i + 1, j, seed), u)
  const high = lerp(hash(i, j + 1, seed), hash(i + 1, j + 1, seed), u)
  return 2 * lerp(low, high, v) - 1
}

/** Noise of several octaves, about -1..1. */
export const fractal = (x: number, y: number, seed = 0, octaves = 3): number => {
  let [sum, weight, total] = [0, 1, 0]
  for (let k = 0; k < octaves; k++) {
    sum += weight * noise(x * 2 ** k, y * 2 ** k, seed + k)
    total += weight
    weight *= 0.5
  }
  return sum / total
}
