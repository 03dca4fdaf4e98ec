import {choiceInCookies} from '@common/country-choice'
import type {Shop} from '@app/shared/lib/shop-context'
import {getGeo} from './api/get-geo'
import {sitesQuery} from './api/get-sites'
import {geoOffer, mayBeCovered, type GeoOffer} from './model/geo-offer'

const OPEN_DIALOG = '[role="dialog"][data-state="open"]'

/** Whether the visitor may be asked now: without a stored choice, and not in the middle of something else. */
const mayAsk = (): boolean =>
  choiceInCookies(document.cookie) === null &&
  mayBeCovered(window.location.pathname) &&
  document.querySelector(OPEN_DIALOG) === null

/**
 * Asks a visitor who seems to be in another country whether to go to its site (rule SITE-15). Call it once, after the
 * page has loaded. A failure of any service means that nothing is asked.
 * @param show shows the dialog
 */
export async function offerSite(
  shop: Shop,
  show: (offer: GeoOffer) => void | Promise<void>,
): Promise<void> {
  if (!mayAsk()) return
  const place = await getGeo(shop)
  if (!place) return
  const present = {siteId: shop.site.id, localeId: shop.locale.id}
  const {sites} = await sitesQuery(shop).queryFn()
  const offer = geoOffer(place, present, sites)
  // The visitor may have chosen, or opened a dialog, meanwhile.
  if (offer && mayAsk()) await show(offer)
}
