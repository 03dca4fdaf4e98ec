import type {PluginSettings} from '../plugins/settings'
import {paymentSettings} from './payment/settings'
import {reviewsSettings} from './reviews/settings'
import {socialSettings} from './social/settings'

/** Settings of the simulated companies, apart from their code: every command reads them. */
export const companySettings: readonly PluginSettings[] = [
  paymentSettings,
  reviewsSettings,
  socialSettings,
]
