import type {Database} from '../../db/database'
import {CommerceFault} from '../commerce-fault'
import {findSourceCodeGroup, isActiveGroup} from '../source-codes/source-code-repository'
import type {Basket} from './basket'

/**
 * Sets the source code of a basket. Throws SourceCodeNotFound, and InvalidSourceCode for a code
 * that is not in force.
 */
export function setSourceCode(db: Database, basket: Basket, code: string): Basket {
  const group = findSourceCodeGroup(db, basket.siteId, code)
  if (!group) {
    throw new CommerceFault('SourceCodeNotFound', `The source code '${code}' was not found.`, {
      sourceCode: code,
    })
  }
  if (!isActiveGroup(group, Date.now())) {
    throw new CommerceFault('InvalidSourceCode', `The source code '${code}' is not active.`, {
      sourceCode: code,
    })
  }
  return {...basket, sourceCode: code}
}
