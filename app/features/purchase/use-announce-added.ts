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
