import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {readPreparedReviews} from './prepared-reviews'

const servicesDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-reviews-'))
afterAll(() => fs.rmSync(servicesDir, {recursive: true}))

const entry = ['table', 5, 'Ada L.', 'Leeds', 'Solid', 'A solid table.', {reply: 'Thank you'}]

/** Replaces the reviews of a locale. */
function write(content: unknown): void {
  fs.mkdirSync(path.join(servicesDir, 'reviews'), {recursive: true})
  fs.writeFileSync(path.join(servicesDir, 'reviews', 'en_GB.json'), JSON.stringify(content))
}

it('reads none without a folder, or from one without reviews', () => {
  expect(readPreparedReviews({client: 'Shop'})).toEqual([])
  expect(readPreparedReviews({servicesDir, client: 'Shop'})).toEqual([])
})

it('names the shop below its answers, and repeats ids and dates', () => {
  write([entry])
  const [review] = readPreparedReviews({servicesDir, client: 'Shop'})
  expect(review).toMatchObject({productId: 'table', locale: 'en_GB', rating: 5})
  expect(review?.responses).toMatchObject([{name: 'Shop', response: 'Thank you'}])
  expect(readPreparedReviews({servicesDir, client: 'Shop'})).toEqual([review])
})

it('refuses an entry of another form', () => {
  write([['table', 6, 'Ada L.', '', '', '']])
  expect(() => readPreparedReviews({servicesDir, client: 'Shop'})).toThrow()
})
