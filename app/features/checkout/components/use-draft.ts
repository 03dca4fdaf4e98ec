import {useEffect} from 'react'
import type {FieldValues, UseFormReturn} from 'react-hook-form'
import {useShop} from '@app/shared/lib/shop-context'
import {saveDraft, type CheckoutDraft} from '../model/draft'

/** Keeps what is typed into a form for a reload (`model/draft.ts`). @param pick what of it is kept */
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
