import type {FieldProblem} from '@app/shared/form/field-problem'

const MOST_YEARS = 100

/** The parts of a date text `yyyy-MM-dd`; null for any other text (rule ACCT-17). */
export function readDateText(text: string): {year: number; month: number; day: number} | null {
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text.trim()) ?? []
  const date = {year: Number(year), month: Number(month), day: Number(day)}
  const isDate =
    date.year >= 1000 && date.month >= 1 && date.month <= 12 && date.day >= 1 && date.day <= 31
  return isDate ? date : null
}

/** A date as `yyyy-MM-dd`. */
export const dateText = (date: Date): string => date.toISOString().slice(0, 10)

/** The earliest and the latest date of birth: at most 100 years back, not in the future. */
export function birthdayRange(today: Date): {min: string; max: string} {
  const first = new Date(today)
  first.setUTCFullYear(first.getUTCFullYear() - MOST_YEARS)
  return {min: dateText(first), max: dateText(today)}
}

/** Checks a date of birth; it may be left empty (rule ACCT-17). */
export function birthdayProblem(text: string, today: Date): FieldProblem | undefined {
  if (text.trim() === '') return undefined
  const date = readDateText(text)
  if (!date) return {id: 'validation.date.invalid'}
  const day = new Date(Date.UTC(date.year, date.month - 1, date.day))
  if (day.getUTCDate() !== date.day) return {id: 'validation.date.invalid'}
  const {min, max} = birthdayRange(today)
  if (dateText(day) > max) return {id: 'validation.date.future'}
  return dateText(day) < min ? {id: 'validation.date.tooOld'} : undefined
}
