import {createElement, Fragment} from 'react'
import {watchPromotions} from '@app/features/analytics/watch-promotions'
import {reportWhenNeeded} from '@app/features/field/report-when-needed'
import {offlineReading} from '@app/features/offline/components/OfflineHost'
import {OfflineReading} from '@app/features/offline/components/OfflineReading'
import {InstalledApp} from '@app/features/shell/components/InstalledApp'
import {ShopperDevice} from '@app/features/shopper-data/components/ShopperDevice'
import {enableServices} from '@app/features/site-services/model/enable-services'
import {offerSite} from '@app/features/sites/offer-site'
import {watchChoices} from '@app/features/sites/watch-choices'
import {thawShop} from '@app/shared/lib/browser-shop'
import {PUSH_STORE} from '@common/push-record'
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

/** Browsers without messages on this device load none of their code. */
async function keepMessagesOnDevice(shop: Shop): Promise<void> {
  if (typeof caches === 'undefined' || !(await caches.has(PUSH_STORE))) return
  const {keepMessages} = await import(
    /* webpackChunkName: "push" */ '@app/features/push/keep-messages'
  )
  keepMessages(shop)
}

async function watchExperiments(shop: Shop): Promise<void> {
  const {watchExposures} = await import('@app/features/experiments/watch-exposures')
  watchExposures(shop)
}

const loadLine = () =>
  import(/* webpackChunkName: "line-parts" */ '@app/line-parts').then(({LineParts}) => LineParts)

/** Parts of every page that show nothing at first. */
const idleParts = () =>
  createElement(
    Fragment,
    null,
    createElement(OfflineReading, {loadLine}),
    createElement(ShopperDevice),
    createElement(InstalledApp),
  )

/** Work that no page waits for; its code loads when the page is idle. Call it once. */
export function startAfterLoad(): void {
  enableServices()
  const shop = shopOfPage()
  reportWhenNeeded(shop?.services)
  if (!shop) return
  watchChoices(shop)
  offlineReading.set(idleParts())
  if (shop.site.features.experiments) void watchExperiments(shop).catch(() => undefined)
  watchPromotions(shop)
  // Without storage there are no messages on this device.
  void keepMessagesOnDevice(shop).catch(() => undefined)
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
