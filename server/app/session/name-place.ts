import {COUNTRY_HEADERS} from '../country-headers'
import {contextClient} from '../preview/preview-session'
import {shopperContexts, type ShopperContext} from '../preview/shopper-context'
import type {SessionCall} from './session-request'
import {guestLogin} from './tokens'

const IPV4 = /^(?:::ffff:)?((?:\d{1,3}\.){3}\d{1,3})$/

/** Country of a visitor as the host before the shop knows it, else the address from which the backend derives it. */
function placeOf({req, client}: Pick<SessionCall, 'req' | 'client'>): ShopperContext | null {
  const country = COUNTRY_HEADERS.map((name) => String(req.headers[name] ?? '').toUpperCase())
  // XX is an unknown country.
  const countryCode = country.find((code) => /^(?!XX)[A-Z]{2}$/.test(code))
  if (countryCode) return {geoLocation: {countryCode}}
  const [, clientIp] = IPV4.exec(client) ?? []
  return clientIp ? {clientIp} : null
}

/**
 * Names the place of a new session in its shopper context, where the site has customer groups by place. The token that may
 * do so stays on the server. A failure leaves the session without a place.
 */
export async function namePlace(call: SessionCall, usid: string): Promise<void> {
  const {env, site, siteId, request} = call
  const place = site.features.groupsByPlace ? placeOf(call) : null
  if (!place) return
  try {
    const settings = contextClient(env)
    const owner = await guestLogin(settings, {siteId, usid, dnt: request.dnt})
    if (owner.usid !== usid) return
    const contexts = shopperContexts(settings, {siteId, ...owner})
    await contexts.createShopperContext({parameters: {usid}, body: place})
  } catch (error) {
    console.warn(`The session has no place: ${(error as Error).message}`)
  }
}
