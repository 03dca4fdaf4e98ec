import {IntlMessageFormat} from 'intl-messageformat'
import type {MessageId} from '../../../app/shared/i18n/messages'
import {formatLocale, formatMoney} from '../../../app/shared/i18n/format'
import {cutText} from '../../../common/cut-text'
import {createPaths} from '../../../common/paths'
import {directionOf} from '../../../config/locales'
import type {SiteConfig} from '../../../config/schema'
import {messagesOf} from '../messages'
import type {PushAbout, PushMessage} from './read-batch'

/** What the service worker shows (`worker/push.js`). */
export interface PushPayload {
  readonly title: string
  readonly body: string
  /** BCP 47 language of the texts, and its direction. */
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  /** A message of the same tag replaces the earlier one. */
  readonly tag: string
  /** Path that a click opens. */
  readonly path: string
}

/** Length of a product's name in characters: a message has 4,096 bytes (RFC 8030, 7.2). */
const MAX_NAME = 200

/** Texts of each message: neutral ones for lock screens, and those with details. */
const TEXTS: Readonly<
  Record<PushAbout, {title: MessageId; neutral: MessageId; detailed: MessageId}>
> = {
  stock: {
    title: 'push.message.stock.title',
    neutral: 'push.message.stock.neutral',
    detailed: 'push.message.stock.detailed',
  },
  price: {
    title: 'push.message.price.title',
    neutral: 'push.message.price.neutral',
    detailed: 'push.message.price.detailed',
  },
  shipped: {
    title: 'push.message.shipped.title',
    neutral: 'push.message.order.neutral',
    detailed: 'push.message.order.detailed',
  },
  delivered: {
    title: 'push.message.delivered.title',
    neutral: 'push.message.order.neutral',
    detailed: 'push.message.order.detailed',
  },
  pickup: {
    title: 'push.message.pickup.title',
    neutral: 'push.message.order.neutral',
    detailed: 'push.message.order.detailed',
  },
}

function textOf(locale: string, id: MessageId, values: Record<string, string>): string {
  const message = messagesOf(locale)[id] ?? ''
  if (typeof message === 'string') return message
  return String(new IntlMessageFormat(message, formatLocale(locale)).format(values))
}

/** Values of the detailed text; null when something of it is not known. */
function detailsOf({content, details}: PushMessage, locale: string): Record<string, string> | null {
  if (!details) return null
  if ('orderNo' in content) return {orderNo: content.orderNo}
  if (content.product === undefined) return null
  const product = cutText(content.product, MAX_NAME)
  return content.about === 'price'
    ? {product, price: formatMoney(content.price, content.currency, locale)}
    : {product}
}

type Site = Pick<SiteConfig, 'alias' | 'l10n'>

function pathOf(site: Site, locale: Site['l10n']['supportedLocales'][number], one: PushMessage) {
  const {content, registered} = one
  const paths = createPaths(site, locale)
  if (!('orderNo' in content)) return paths.product(content.productId)
  return registered ? paths.order(content.orderNo) : paths.shipmentTracking(content.orderNo)
}

/**
 * What a browser shows for a message, in its language. Without details it names no product, price or order.
 * @param site of the message
 */
export function composePayload(site: Site, one: PushMessage): PushPayload {
  const {supportedLocales, defaultLocale} = site.l10n
  const locale =
    supportedLocales.find(({id}) => id === one.locale) ??
    supportedLocales.find(({id}) => id === defaultLocale)
  if (!locale) throw new Error('The site has no locale.')
  const {content} = one
  const values = detailsOf(one, locale.id)
  const {title, neutral, detailed} = TEXTS[content.about]
  const subject = 'orderNo' in content ? `order-${content.orderNo}` : `product-${content.productId}`
  return {
    title: textOf(locale.id, title, {}),
    body: values ? textOf(locale.id, detailed, values) : textOf(locale.id, neutral, {}),
    lang: locale.id,
    dir: directionOf(locale.id),
    tag: subject,
    path: pathOf(site, locale, one),
  }
}
