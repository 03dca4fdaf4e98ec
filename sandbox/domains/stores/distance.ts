/** A place on earth in degrees. */
export interface Place {
  readonly latitude: number
  readonly longitude: number
}

export type DistanceUnit = 'km' | 'mi'

/** Mean radius of the earth. */
const radius: Readonly<Record<DistanceUnit, number>> = {km: 6371.0088, mi: 3958.7613}

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance of two places (haversine). */
export function distanceBetween(a: Place, b: Place, unit: DistanceUnit): number {
  const latitude = radians(b.latitude - a.latitude)
  const longitude = radians(b.longitude - a.longitude)
  const chord =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitude / 2) ** 2
  return 2 * radius[unit] * Math.asin(Math.min(1, Math.sqrt(chord)))
}
