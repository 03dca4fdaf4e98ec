const DAY_MS = 86_400_000
/** A warranty that ends within this number of days is about to end. */
const SOON_DAYS = 90

/** Days until the last day of a warranty, 0 on that day; negative when it is over. */
export const daysLeft = (endsOn: string, now: number): number =>
  Math.floor(Date.parse(`${endsOn}T00:00:00Z`) / DAY_MS) - Math.floor(now / DAY_MS)

/** Number of the warranties that end within 90 days. */
export const endingSoon = (warranties: readonly {endsOn: string}[], now: number): number =>
  warranties.filter(({endsOn}) => {
    const days = daysLeft(endsOn, now)
    return days >= 0 && days <= SOON_DAYS
  }).length
