import {OcapiFault} from '../errors'
import {readList} from '../common/request'

/** Possible expansions of a product document. */
export const productExpansions: readonly string[] = [
  'availability',
  'bundled_products',
  'images',
  'links',
  'options',
  'prices',
  'promotions',
  'recommendations',
  'set_products',
  'variations',
]

/**
 * The expansions that a call requests by `expand=a,b`. Throws the fault of OCAPI's global
 * exceptions, InvalidExpandValueException, for one that the resource does not have.
 */
export function readExpansions(
  text: string | undefined,
  known: readonly string[],
): ReadonlySet<string> {
  const given = readList(text)
  const unknown = given.find((one) => !known.includes(one))
  if (unknown === undefined) return new Set(given)
  throw new OcapiFault(
    400,
    'InvalidExpandValueException',
    `The expand value '${unknown}' isn't allowed.`,
    {expandValue: unknown},
  )
}
