import path from 'node:path'
import {createPaths} from '../../../common/paths'
import {execute} from '../../../sandbox/db/database'
import {startBundle, type RunningBundle} from '../test/start-bundle'
import {safeHtml} from './safe-html'

const archive = path.join(__dirname, '../../../app/features/product/testing/archive')
const paths = createPaths({alias: 'deu'}, {alias: 'de-de'})

let bundle: RunningBundle

beforeAll(async () => {
  bundle = await startBundle({}, archive)
})
afterAll(() => bundle.close())

/** Writes the description of a product into the data of the sandbox. */
function describeProduct(id: string, description: string): void {
  execute(
    bundle.sandbox.db,
    `UPDATE product SET texts = json_set(texts, '$.longDescription', json(?)) WHERE id = ?`,
    JSON.stringify({default: description}),
    id,
  )
}

const read = (id: string, query = 'site=DEU&locale=de-DE') =>
  fetch(`${bundle.base}/services/content/products/${encodeURIComponent(id)}?${query}`)

it('browsers read descriptions of products from the server, safe', async () => {
  const written = `<h1>Oak</h1><a href="$url('Search-Show','cgid','strollers')$">All</a><script>alert(1)</script><!-- open`
  describeProduct('cup', written)
  const answer = await read('cup')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
  expect(await answer.json()).toEqual({
    html: '<h3>Oak</h3><a href="/deu/de-de/category/strollers">All</a>',
  })
})

it('is made by the one pipeline, whoever asks for it', async () => {
  const written = '<table width="2000"><tr><td>wide</td></tr></table></div>after'
  describeProduct('pram', written)
  expect(await (await read('pram')).json()).toEqual({html: safeHtml(written, 'catalogue', paths)})
})

it('a product without a description has an empty one, and an unknown product none', async () => {
  describeProduct('bed', '')
  expect(await (await read('bed')).json()).toEqual({html: ''})
  expect((await read('nothing')).status).toBe(404)
  expect((await read('bed', 'site=NONE&locale=de-DE')).status).toBe(404)
})
