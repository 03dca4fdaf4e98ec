import {createRoot} from 'react-dom/client'
import {loadedMessages} from '@app/shared/i18n/load-messages'
import {MessagesProvider} from '@app/shared/i18n/messages'
import {ShopProvider, type Shop} from '@app/shared/lib/shop-context'
import type {GeoOffer} from '../model/geo-offer'
import {GeoModal} from './GeoModal'

/**
 * Shows the geo dialog in a root of its own, so that the first scripts of a page have no code of it.
 * Loaded only when there is an offer.
 */
export function showGeoModal(shop: Shop, offer: GeoOffer): void {
  const host = document.body.appendChild(document.createElement('div'))
  createRoot(host).render(
    <MessagesProvider locale={shop.locale.id} messages={loadedMessages()}>
      <ShopProvider shop={shop}>
        <GeoModal offer={offer} leaveFor={(address) => window.location.assign(address)} />
      </ShopProvider>
    </MessagesProvider>,
  )
}
