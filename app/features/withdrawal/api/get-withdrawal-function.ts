import {defineQuery} from '@app/shared/api/define-query'
import {ApiFault} from '@common/fault'

/** Critical query of the page: fails with 404 where the market has no withdrawal function. */
export const {query: withdrawalFunctionQuery} = defineQuery({
  key: ['withdrawal-function'],
  read: async ({market}) => {
    if (market.withdrawal?.online) return true
    throw new ApiFault({
      type: 'withdrawal-not-offered',
      status: 404,
      title: 'Not found',
      detail: 'The market has no withdrawal function.',
      arguments: {},
    })
  },
})
