import assert from 'node:assert/strict'
import * as sdk from 'commerce-sdk-isomorphic'

/** Fails unless the call is refused with the status, and returns the body of the refusal. */
export async function expectRefusal(
  status: number,
  call: () => Promise<unknown>,
): Promise<Record<string, unknown>> {
  try {
    await call()
  } catch (error) {
    if (!(error instanceof sdk.ResponseError)) throw error
    const text = await error.response.text()
    assert.equal(error.response.status, status, text)
    return (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>
  }
  assert.fail(`The call succeeded, a refusal with ${status} was expected.`)
}

/** The value, or a failure that names what is missing. */
export function present<Value>(value: Value | null | undefined, what: string): Value {
  assert.ok(value !== undefined && value !== null, `${what} is missing`)
  return value
}

/** The target has nothing of what a scenario is about, which is neither a failure nor a proof. */
export class NothingToSee extends Error {}

/** What the scenario is about; a target that has no such thing is not held against it. */
export function among<Value>([first]: readonly Value[] = [], what: string): Value {
  if (first === undefined) throw new NothingToSee(`the target has no ${what}`)
  return first
}

/** Effects within one API: `effectsIn('ocapi', {createBasket: 'getBasket'})`. */
export function effectsIn(
  api: string,
  effects: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const keyOf = (id: string) => (id.includes('/') ? id : `${api}/${id}`)
  return Object.fromEntries(
    Object.entries(effects).map(([id, reader]) => [keyOf(id), keyOf(reader)]),
  )
}
