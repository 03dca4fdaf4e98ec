import type {ReviewSource} from '../../../domains/reviews/prepared-reviews'
import type {Sandbox} from '../../../sandbox'

/** The prepared reviews of a sandbox's configuration. */
export const reviewSource = ({config}: Sandbox): ReviewSource => ({
  servicesDir: config.servicesDir,
  client: config.reviewsClient,
})
