/** Times of the day of a delivery method: `09:00-12:00, 12:00-14:00` are two (rule CHECK-23). */
export const slotsOf = (text: string): readonly string[] => text.match(/\d\d:\d\d-\d\d:\d\d/g) ?? []
