import type {Shop} from '@app/shared/lib/shop-context'

const PATH = '/shopper/shopper-consents/v1/organizations/:org/subscriptions'

/** Something that a customer agreed to receive, or can agree to. */
export interface Subscription {
  readonly subscriptionId: string
  /** In the language of the page. */
  readonly title: string
  readonly subtitle: string
  readonly channels: readonly string[]
  readonly consentStatus?: readonly {
    readonly channel: string
    readonly contactPointValue: string
    readonly status: 'opt_in' | 'opt_out'
  }[]
}

/** Query of the subscriptions by mail that the account offers, each with the customer's choice. */
export const subscriptionsQuery = ({api, site}: Shop, customerId: string) => ({
  queryKey: ['account', customerId, 'subscriptions', site.id],
  queryFn: async () => {
    const {data} = await api.scapi<{data: readonly Subscription[]}>(PATH, {
      query: {tags: 'user_profile', expand: 'consentStatus'},
    })
    return data.filter(({channels}) => channels.includes('email'))
  },
})

/** Whether a customer agreed to a subscription by mail. */
export const isSubscribed = ({consentStatus}: Subscription): boolean =>
  consentStatus?.some(({channel, status}) => channel === 'email' && status === 'opt_in') === true

/** Stores the choice of a customer. @throws ApiFault (rejects) */
export async function subscribe(
  {api}: Shop,
  choice: {subscriptionId: string; email: string; wanted: boolean},
): Promise<void> {
  const {subscriptionId, email, wanted} = choice
  await api.scapi(PATH, {
    method: 'POST',
    body: {
      subscriptionId,
      contactPointValue: email,
      channel: 'email',
      status: wanted ? 'opt_in' : 'opt_out',
    },
  })
}
