const names = new WeakMap<object, number>()
let last = 0

/** Short name of an object in this process: two objects never have the same one. */
export function objectName(object: object): string {
  const known = names.get(object)
  if (known !== undefined) return `#${known}`
  last += 1
  names.set(object, last)
  return `#${last}`
}
