import {useShopperConsentsMutation, useSubscriptions} from '@salesforce/commerce-sdk-react'
import type {ShopperConsentsTypes} from 'commerce-sdk-isomorphic'

/** Something that a customer agreed to receive, or can agree to, in the language of the page. */
export type Subscription = ShopperConsentsTypes.ConsentSubscription

/** The subscriptions by mail that the account offers, each with the choice of the customer who is signed in. */
export const useMailSubscriptions = () =>
  useSubscriptions(
    {parameters: {tags: ['user_profile'], expand: ['consentStatus']}},
    {
      select: ({data}) => ({data: data.filter(({channels}) => channels.includes('email'))}),
    },
  )

/** Whether a customer agreed to a subscription by mail. */
export const isSubscribed = ({consentStatus}: Subscription): boolean =>
  consentStatus?.some(({channel, status}) => channel === 'email' && status === 'opt_in') === true

/** Stores the choice of a customer; done when the subscriptions are read again. @throws ApiFault (rejects) */
export function useSubscribe() {
  const {refetch} = useMailSubscriptions()
  const {mutateAsync} = useShopperConsentsMutation('updateSubscription')
  return async (choice: {subscriptionId: string; email: string; optIn: boolean}) => {
    await mutateAsync({
      body: {
        subscriptionId: choice.subscriptionId,
        contactPointValue: choice.email,
        channel: 'email',
        status: choice.optIn ? 'opt_in' : 'opt_out',
      },
    })
    // The mutation has started this read.
    await refetch({cancelRefetch: false})
  }
}
