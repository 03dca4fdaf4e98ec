import type {SiteBackend} from '../backend/backend'
import {createFindEmpty} from './empty-categories'

const menu = [
  {id: 'textiles', parentId: 'root'},
  {id: 'blankets', parentId: 'textiles'},
  {id: 'cushions', parentId: 'textiles'},
  {id: 'seats', parentId: 'root'},
  {id: 'car-seats', parentId: 'seats'},
]

/** A backend whose listings show products in some categories. */
function backendWith(totals: Readonly<Record<string, number>>) {
  const asked: string[] = []
  const scapi: SiteBackend['scapi'] = <Body>(_api: string, _path: string, query = {}) => {
    const id = String((query as {refine?: string}).refine).replace('cgid=', '')
    asked.push(id)
    return Promise.resolve({total: totals[id]} as Body)
  }
  return {asked, backend: {scapi, ocapi: () => Promise.reject(new Error('not asked'))}}
}

it('asks only for categories that no product has as its primary one', async () => {
  const {asked, backend} = backendWith({cushions: 2, seats: 0})
  const findEmpty = createFindEmpty(backend)
  expect([...(await findEmpty(menu, ['blankets', 'elsewhere']))]).toEqual(['seats', 'car-seats'])
  expect(asked).toEqual(['cushions', 'seats', 'car-seats'])
})

it('asks once for all locales of a site', async () => {
  const {asked, backend} = backendWith({})
  const findEmpty = createFindEmpty(backend)
  await Promise.all([findEmpty(menu, ['blankets']), findEmpty(menu, ['blankets', 'cushions'])])
  expect(asked).toEqual(['cushions', 'seats', 'car-seats'])
})

it('rejects with the failure of a call', async () => {
  const findEmpty = createFindEmpty({
    scapi: () => Promise.reject(new Error('silent')),
    ocapi: () => Promise.reject(new Error('silent')),
  })
  await expect(findEmpty(menu, [])).rejects.toThrow('silent')
})
