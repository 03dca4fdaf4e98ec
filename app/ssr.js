import {createHandler} from '../server/app/create-handler'

const {handler, app} = createHandler()

export {app}
export const get = handler
