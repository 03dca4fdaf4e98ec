import fs from 'node:fs'
import path from 'node:path'
import {readPreparedReviews} from '../../sandbox/companies/reviews/prepared-reviews'
import {shopArchive, shopServices} from './shop'

describe('the reviews of our shop', () => {
  const reviews = readPreparedReviews({servicesDir: shopServices, client: 'Barnholt'})

  it('are many, in several languages, and none is there twice', () => {
    expect(reviews.length).toBeGreaterThan(300)
    expect(new Set(reviews.map(({locale}) => locale)).size).toBeGreaterThan(5)
    expect(new Set(reviews.map(({id}) => id)).size).toBe(reviews.length)
    expect(new Set(reviews.map(({text}) => text)).size).toBe(reviews.length)
    expect(new Set(reviews.map(({rating}) => rating)).size).toBe(5)
  })

  it('are about products of the catalogue', () => {
    const file = path.join(shopArchive, 'catalogs/barnholt-master/catalog.xml')
    const catalog = fs.readFileSync(file, 'utf8')
    const unknown = reviews.filter(({productId}) => !catalog.includes(`product-id="${productId}"`))
    expect(unknown).toEqual([])
  })

  it('have dates and votes that can be', () => {
    for (const {submittedAt, helpful, notHelpful} of reviews) {
      expect(submittedAt).toBeLessThan(Date.UTC(2026, 10, 2))
      expect(Math.min(helpful, notHelpful)).toBeGreaterThanOrEqual(0)
    }
  })
})
