import {escapeHtml} from '../../../common/escape-html'
import {ApiFault} from '../../../common/fault'
import {callBackend} from '../call-backend'
import {storefrontPassword} from '../storefront-password'
import type {LocaleConfig, SiteConfig} from '../../../config/schema'
import type {ConfiguredOrigin} from '../../../config/configured-origin'

/** The site's controllers. */
export interface SlotSource {
  readonly origin: ConfiguredOrigin
  /** Password of a protected storefront. */
  readonly password: string | undefined
  readonly timeoutMs: number
  /** Token of the shopper whose slots are read; not with a password, which has the same header. */
  readonly accessToken?: () => Promise<string>
}

interface SlotDocument {
  readonly type?: string
  readonly html?: string
  readonly contentAssets?: readonly {readonly id: string; readonly c_body?: string}[]
  readonly products?: readonly {readonly id: string}[]
}

async function authorizationOf({
  password,
  accessToken,
}: SlotSource): Promise<Record<string, string>> {
  if (password || !accessToken) return storefrontPassword(password)
  return {Authorization: `Bearer ${await accessToken()}`}
}

/**
 * A content slot of the global context (site controller `getSlot`, rule CONTENT-17).
 * @throws ApiFault `Failure {status}: {statusText}`
 */
export async function readSlot(
  {site, locale, slots}: {site: SiteConfig; locale: LocaleConfig; slots: SlotSource},
  slotId: string,
): Promise<SlotDocument> {
  const search = new URLSearchParams({slotId, context: 'global'})
  const response = await callBackend(
    slots.origin,
    `/s/${site.id}/${locale.id.toLowerCase()}/sapi/getSlot?${search}`,
    {
      headers: {
        Accept: 'application/json',
        ...(await authorizationOf(slots)),
      },
      timeoutMs: slots.timeoutMs,
    },
  )
  if (!response.ok) {
    throw new ApiFault({
      type: 'slot-failed',
      status: response.status,
      title: `Failure ${response.status}: ${response.statusText}`,
      detail: '',
      arguments: {slotId},
    })
  }
  return (await response.json()) as SlotDocument
}

/** The content of a slot as markup: its HTML, the bodies of its assets, or its products as a widget. */
export function slotMarkup({html, contentAssets = [], products = []}: SlotDocument): string {
  if (html !== undefined) return html
  const bodies = contentAssets.map(({c_body: body = ''}) => body)
  const ids = products.map(({id}) => escapeHtml(id)).join(',')
  return [
    ...bodies,
    ...(ids ? [`<div data-widget="product" data-product-id="${ids}"></div>`] : []),
  ].join('\n')
}
