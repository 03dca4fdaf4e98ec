import type {ReactNode} from 'react'
import type {PageMarket} from '@config/markets/market'

type NameOrder = Pick<PageMarket, 'nameOrder'>

/** Ids of the name fields in the order of the market (rule FIELD-12). */
export const nameFields = ({
  nameOrder,
}: NameOrder): readonly ['firstName' | 'lastName', 'firstName' | 'lastName'] =>
  nameOrder === 'familyFirst' ? ['lastName', 'firstName'] : ['firstName', 'lastName']

/**
 * Both fields of a name in the order of the market (rule FIELD-12). They are functions, so that a form registers its
 * fields in the same order and moves the focus to the first one with an error.
 */
export function inNameOrder(
  market: NameOrder,
  fields: Readonly<Record<'firstName' | 'lastName', () => ReactNode>>,
): ReactNode {
  const [first, second] = nameFields(market)
  return (
    <>
      {fields[first]()}
      {fields[second]()}
    </>
  )
}
