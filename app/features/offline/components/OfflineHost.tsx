import type {ReactElement} from 'react'
import {createStore} from '@app/shared/lib/create-store'

/** What reading without a line shows, once its code has loaded (`app/after-load.ts`). */
export const offlineReading = createStore<ReactElement | null>(null)

/** Place of the bar that says how old a page is. The first scripts of a page have this component only. */
export const OfflineHost = (): ReactElement | null => offlineReading.useValue()
