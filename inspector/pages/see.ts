import {pageOf, widthOf} from '../pictures/choice'
import {seePage} from '../views/see-page'
import type {InspectorPage} from './page'

export const see: InspectorPage = {
  path: '/see',
  name: 'See',
  show: async ({frame, query, pictures}) => {
    const page = pageOf(query['page'])
    const width = widthOf(query['width'])
    const [album, problem] = await Promise.all([pictures.album(page, width), pictures.problem()])
    return seePage(frame, {page, width, album, problem})
  },
}
