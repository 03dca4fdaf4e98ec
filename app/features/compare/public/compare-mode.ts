import {createStore} from '@app/shared/lib/create-store'

/** True in compare mode: tiles of listings show checkboxes, and the bar shows the selected products. */
export const comparingFlag = createStore(false)

/** Prefix of the local storage key; the site id follows it. */
export const COMPARE_KEY = 'compare'
