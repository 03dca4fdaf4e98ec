import type {Sandbox} from 'commerce-sandbox/plugin'
import type {ReviewSource} from './prepared-reviews'
import {reviewsSettings} from './settings'

/** The prepared reviews of a sandbox's configuration. */
export const reviewSource = (sandbox: Sandbox): ReviewSource => ({
  servicesDir: sandbox.config.servicesDir,
  client: reviewsSettings.of(sandbox).client,
})
