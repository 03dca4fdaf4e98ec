import fs from 'node:fs'
import path from 'node:path'
import {targets, type Target} from './targets'

/** Measured figures by the ids of the targets and of the calibrations. */
export type Figures = Readonly<Record<string, number>>

/** What a row had when it last landed. */
export interface LandedRow {
  readonly value: number
  /** Value by its calibration of the same minute. */
  readonly ratio?: number
}

const FILE = path.join(__dirname, 'landed.json')

/** Largest loss, as a share, that is not one. */
const LARGEST_LOSS = 0.1
/** Differences that the machine itself makes, by unit. */
const NOISE: Readonly<Record<string, number>> = {ms: 16, s: 0.15, KB: 0.3, MB: 20}

/** Value by the calibration of the same minute; undefined for a row without one. */
export function ratioOf({id, calibration}: Target, figures: Figures): number | undefined {
  const [value, base] = [figures[id], calibration === undefined ? undefined : figures[calibration]]
  return value === undefined || base === undefined ? undefined : value / base
}

export const readLanded = (): Readonly<Record<string, LandedRow>> =>
  fs.existsSync(FILE)
    ? (JSON.parse(fs.readFileSync(FILE, 'utf8')) as Record<string, LandedRow>)
    : {}

/** Stores the figures of this run as the landed ones; rows that were not measured keep theirs. */
export function writeLanded(figures: Figures): void {
  const rows = targets.flatMap((target) => {
    const value = figures[target.id]
    if (value === undefined) return []
    const ratio = ratioOf(target, figures)
    return [[target.id, {value, ...(ratio !== undefined && {ratio})}] as const]
  })
  const all = {...readLanded(), ...Object.fromEntries(rows)}
  const known = targets.flatMap(({id}) => (all[id] ? [[id, all[id]] as const] : []))
  fs.writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(known), null, 2)}\n`)
}

/** Share by which a figure is worse than another; negative for a better one. */
const lossOf = ({better}: Target, now: number, before: number): number =>
  better === 'lower' ? now / before - 1 : before / now - 1

/**
 * The rows that have lost more than a tenth since they landed, as sentences. Rows with a calibration are compared by
 * their ratio, since machines and hours differ.
 */
export function losses(
  figures: Figures,
  landed: Readonly<Record<string, LandedRow>>,
): readonly string[] {
  return targets.flatMap((target) => {
    const {id, title, unit} = target
    const [value, before] = [figures[id], landed[id]]
    if (value === undefined || !before) return []
    const ratio = ratioOf(target, figures)
    const isRatio = ratio !== undefined && before.ratio !== undefined
    const loss =
      isRatio && before.ratio !== undefined
        ? lossOf(target, ratio, before.ratio)
        : lossOf(target, value, before.value)
    const isNoise = Math.abs(value - before.value) <= (NOISE[unit] ?? 0)
    if (loss <= LARGEST_LOSS || isNoise) return []
    return [`${title} (${id}): ${Math.round(loss * 100)} % worse than landed.`]
  })
}
