import type {PageQuery} from '@app/shared/lib/page'
import type {Shop} from '@app/shared/lib/shop-context'
import {navigationQuery} from '@app/features/navigation/api/get-navigation'
import {shellContentQuery} from './get-shell-content'

/** What every page shows around its content. A failure leaves the block out and never fails the page. */
export function shellQueries(shop: Shop): readonly PageQuery[] {
  return [navigationQuery(shop), shellContentQuery(shop)]
}
