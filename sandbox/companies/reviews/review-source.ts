import type {Sandbox} from 'commerce-sandbox/plugin'
import type {ReviewSource} from './prepared-reviews'

/** The prepared reviews of a sandbox's configuration. */
export const reviewSource = ({config}: Sandbox): ReviewSource => ({
  servicesDir: config.servicesDir,
  client: config.reviewsClient,
})
