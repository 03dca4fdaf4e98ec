import {useEffect} from 'react'
import type {UseFormReturn} from 'react-hook-form'
import {useCustomerRecord} from '@app/features/account/public/customer-record'
import {useShopperKind} from './use-shopper-kind'

interface Person {
  firstName: string
  lastName: string
  email: string
}

/** Fills empty fields of a form with the details of a signed-in customer. */
export function useOwnDetails<Values extends Partial<Person>>(form: UseFormReturn<Values>): void {
  const shopper = useShopperKind()
  const customerId = shopper.status === 'registered' ? shopper.customerId : ''
  const {data: customer} = useCustomerRecord(customerId)
  useEffect(() => {
    // The fields are texts in every form with a person; a form without one of them has no value to fill.
    const {getValues, setValue} = form as unknown as UseFormReturn<Person>
    for (const name of ['firstName', 'lastName', 'email'] as const) {
      const own = customer?.[name]
      if (own && getValues(name) === '') setValue(name, own)
    }
  }, [customer, form])
}
