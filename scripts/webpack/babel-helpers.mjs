/** Helpers of Babel as the browsers of the shop need them, once for all files of commerce-sdk-react. */
export const _objectSpread = Object.assign

/** An async function from a generator. */
export function _asyncToGenerator(generator) {
  return function run(...given) {
    const steps = generator.apply(this, given)
    const next = (value) => go(() => steps.next(value))
    const fail = (error) => go(() => steps.throw(error))
    const go = async (step) => {
      const {done, value} = step()
      if (done) return value
      let settled
      try {
        settled = await value
      } catch (error) {
        return fail(error)
      }
      return next(settled)
    }
    return next()
  }
}

export function _objectWithoutProperties(source, excluded) {
  return Object.fromEntries(Object.entries(source ?? {}).filter(([key]) => !excluded.includes(key)))
}
