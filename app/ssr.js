import {createHandler} from '../server/app/create-handler'
import {readShareSubject} from './share-subject'
import {readSitePages} from './site-pages'

const {handler, app} = createHandler({readShareSubject, readSitePages})

export {app}
export const get = handler
