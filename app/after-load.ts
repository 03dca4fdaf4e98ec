import {createElement} from 'react'
import {watchPromotions} from '@app/features/analytics/watch-promotions'
import {reportWhenNeeded} from '@app/features/field/report-when-needed'
import {offlineReading} from '@app/features/offline/components/OfflineHost'
import {enableServices} from '@app/features/site-services/model/enable-services'
import {offerSite} from '@app/features/sites/offer-site'
import {watchChoices} from '@app/features/sites/watch-choices'
import {thawShop} from '@app/shared/lib/browser-shop'
import type {FrozenShop} from '@app/shared/lib/locals'
import type {Shop} from '@app/shared/lib/shop-context'

interface PageWindow {
  readonly __PRELOADED_STATE__?: {readonly __STATE_MANAGEMENT_LIBRARY?: FrozenShop}
}

const noSession = {
  accessToken: () => Promise.reject(new Error('There is no session here.')),
  hasSession: () => false,
}

/** The shop of this page, without a session: none of this code makes a call in the shopper's name. */
function shopOfPage() {
  const frozen = (window as PageWindow).__PRELOADED_STATE__?.__STATE_MANAGEMENT_LIBRARY
  return frozen && thawShop(frozen, noSession)
}

async function watchExperiments(shop: Shop): Promise<void> {
  const {watchExposures} = await import('@app/features/experiments/watch-exposures')
  watchExposures(shop)
}

const loadField = () => import('@app/features/search/public/SearchPanel')

async function showReading(): Promise<void> {
  const {OfflineReading} = await import('@app/features/offline/components/OfflineReading')
  offlineReading.set(createElement(OfflineReading, {loadField}))
}

/** Work that no page waits for; its code loads when the page is idle. Call it once. */
export function startAfterLoad(): void {
  enableServices()
  const shop = shopOfPage()
  reportWhenNeeded(shop?.services)
  if (!shop) return
  watchChoices(shop)
  void showReading().catch(() => undefined)
  if (shop.site.features.experiments) void watchExperiments(shop).catch(() => undefined)
  watchPromotions(shop)
  if (shop.services.developerOverlay) {
    void import('@app/features/developer/show-overlay').then(({showOverlay}) => showOverlay(shop))
  }
  const show = async (offer: Parameters<Parameters<typeof offerSite>[1]>[0]) => {
    const {showGeoModal} = await import('@app/features/sites/components/show-geo-modal')
    showGeoModal(shop, offer)
  }
  // Without an answer, or without the code of the dialog, the visitor stays undisturbed.
  void offerSite(shop, show).catch(() => undefined)
}
