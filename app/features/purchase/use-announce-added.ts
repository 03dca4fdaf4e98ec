import {useCallback} from 'react'
import {useBusinessMode} from '@app/features/account/business-mode'
import {useTranslate} from '@app/shared/i18n/messages'
import {reportMissingPart} from '@app/shared/lib/chunk-failure'
import {preloadDialog} from '@app/shared/ui/overlay/lazy'
import type {Added, CartChange} from './model/added'

const announcement = () => import('./announce-added')

/** Loads the code of the announcement when a press is likely. */
export function preloadAnnouncement(): void {
  preloadDialog()
  announcement().then(
    ({preloadModal}) => preloadModal(),
    () => undefined,
  )
}

/** Closes the modal of an addition. */
export type WithdrawAdding = () => void

/**
 * Opens the add-to-cart modal while the backend adds, so that a press is answered at once; not for business customers,
 * who see a toast. The code loads on the first call.
 * @returns closes the modal when the addition was refused
 */
export function useAnnounceAdding(): (added: Added) => WithdrawAdding {
  const business = useBusinessMode()
  return useCallback(
    (added) => {
      if (business) return () => undefined
      const loaded = announcement()
      // Code that is missing is reported when the addition is announced.
      loaded.then(
        ({announceAdding}) => announceAdding(added),
        () => undefined,
      )
      return () =>
        void loaded.then(
          ({withdrawAdding}) => withdrawAdding(),
          () => undefined,
        )
    },
    [business],
  )
}

/** Announces an addition to the cart; the code loads on the first call (`announce-added.ts`). */
export function useAnnounceAdded(): (added: Added, change: CartChange) => void {
  const t = useTranslate()
  const business = useBusinessMode()
  return useCallback(
    (added, change) => {
      announcement().then(
        ({announceAdded}) => announceAdded(added, change, {t, business}),
        reportMissingPart,
      )
    },
    [t, business],
  )
}
