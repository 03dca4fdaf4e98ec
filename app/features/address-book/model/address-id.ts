import {cutText} from '@common/cut-text'
/**
 * Id of a new address: city and first line, with a number when it is taken (rule ACCT-18). Ids are compared without
 * case, as the backend does.
 */
export function newAddressId(
  {city = '', address1 = ''}: {city?: string; address1?: string},
  taken: readonly string[],
): string {
  const base = cutText(`${city} ${address1}`.trim(), 240) || 'address'
  const known = new Set(taken.map((id) => id.toLowerCase()))
  let id = base
  for (let suffix = 2; known.has(id.toLowerCase()); suffix += 1) id = `${base} ${suffix}`
  return id
}
