import {createHandler} from '../server/app/create-handler'
import {readShareSubject} from './share-subject'

const {handler, app} = createHandler({readShareSubject})

export {app}
export const get = handler
