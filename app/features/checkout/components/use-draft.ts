import {useEffect} from 'react'
import type {FieldValues, UseFormReturn} from 'react-hook-form'
import {useShop} from '@app/shared/lib/shop-context'
import {saveDraft, type CheckoutDraft} from '../model/draft'

/**
 * Stores the input of a form so that it survives a reload (`model/draft.ts`). @param pick selects the
 * stored part
 */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  pick: (values: Values) => CheckoutDraft,
): void {
  const {site} = useShop()
  useEffect(
    () =>
      form.subscribe({
        formState: {values: true},
        callback: ({values}) => saveDraft(site.id, pick(values)),
      }),
    [form, site.id, pick],
  )
}
