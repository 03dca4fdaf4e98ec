import {createStore} from '@app/shared/lib/create-store'

/** True once the services of the site, or the clean-up after them, are wanted in this page. */
export const servicesEnabled = createStore(false)
