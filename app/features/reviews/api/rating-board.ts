import type {Shop} from '@app/shared/lib/shop-context'
import {whenIdle} from '@app/shared/lib/when-idle'
import {createRatingBoard, type RatingBoard} from '../public/ratings'

const boards = new Map<string, RatingBoard>()

/** The rating board of a site, shared by all components of the page that show a rating. Browser only. */
export function ratingBoard(shop: Shop): RatingBoard {
  const known = boards.get(shop.site.id)
  if (known) return known
  const board = createRatingBoard(
    async (ids, signal) => {
      // Ratings wait until the page is idle.
      await new Promise<void>((resolve) => void whenIdle(resolve))
      const {readRatings} = await import('./get-ratings')
      return readRatings(shop, ids, signal)
    },
    (error) => console.warn('Ratings are left out:', String(error)),
  )
  boards.set(shop.site.id, board)
  return board
}
