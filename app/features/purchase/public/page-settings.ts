import {definePreferences} from '@app/shared/api/site-preferences'
import {purchaseLimitsIn, type PurchaseLimits} from '@app/features/basket/public/quantity-rules'

/** Site preferences that a product page reads (rule PROD-8). */
export interface PageSettings extends PurchaseLimits {
  /**
   * Path of a 3D model by product id: one file whose variants have the names of the colours, or one for each colour with
   * the placeholder `{color}`.
   */
  readonly models: Readonly<Record<string, string>>
  readonly turntables: boolean
  readonly films: boolean
  /** Address of the partner that sells all products. */
  readonly partnerLink?: string
  readonly whereToBuy?: {
    readonly href: string
    readonly account: string
    /** Shown also where the shop sells the product itself. */
    readonly always: boolean
  }
  readonly oakNote?: string
  /** True when the site offers a wallet for express payment (rule PAY-9). */
  readonly express?: boolean
}

/** Settings when preferences cannot be read: all optional features are off. */
export const NO_SETTINGS: PageSettings = {
  models: {},
  turntables: false,
  films: false,
}

type Preferences = Readonly<Record<string, unknown>>

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

function modelsOf({arEnabled, arModelList}: Preferences): Record<string, string> {
  if (arEnabled !== true) return {}
  try {
    const list = JSON.parse(textOf(arModelList) || '{}') as Record<string, unknown>
    return Object.fromEntries(
      Object.entries(list).flatMap(([id, path]) => (textOf(path) ? [[id, textOf(path)]] : [])),
    )
  } catch {
    return {}
  }
}

/** `cartEnabledExpressPayments` is a list, or its members with commas between. */
const offersWallet = ({cartEnabledExpressPayments: methods}: Preferences): boolean =>
  String(methods ?? '')
    .split(',')
    .some((method) => method.trim() === 'wallet')

/** Reads the custom preferences of the site. A missing or invalid preference is off. */
export function pageSettingsOf(preferences: Preferences): PageSettings {
  const partnerLink = textOf(preferences.redirectLinkPartnerAllProducts)
  const address = textOf(preferences.channelAdvisorURL)
  const oakNote = textOf(preferences.engravingOakBrownMessage)
  return {
    models: modelsOf(preferences),
    turntables: preferences.show3Dimages === true,
    films: preferences.BrightcoveEnabled === true,
    ...(partnerLink && {partnerLink}),
    ...(address && {
      whereToBuy: {
        href: address,
        account: textOf(preferences.channelAdvisorPID),
        always: preferences.showAlwaysWheretobuyEnabled === true,
      },
    }),
    ...(oakNote && {oakNote}),
    ...(offersWallet(preferences) && {express: true}),
    ...purchaseLimitsIn(preferences),
  }
}

/** Address of the where-to-buy page of a product; undefined when there is none to show. */
export function whereToBuyHref(
  {whereToBuy}: PageSettings,
  productId: string,
  sold: boolean,
): string | undefined {
  if (!whereToBuy || (sold && !whereToBuy.always)) return undefined
  const query = new URLSearchParams({
    ...(whereToBuy.account && {pid: whereToBuy.account}),
    sku: productId,
  })
  return `${whereToBuy.href}${whereToBuy.href.includes('?') ? '&' : '?'}${query}`
}

/** Site preferences for product pages; everything is off until they are read or when the read fails. */
export function usePageSettings(): PageSettings {
  const {data = NO_SETTINGS} = useSettings()
  return data
}

/**
 * Query for the site preferences of product pages (rule PROD-8). If the read fails, everything that a
 * preference would turn on stays off.
 */
export const {query: pageSettingsQuery, use: useSettings} = definePreferences(
  ['product', 'settings'],
  pageSettingsOf,
)
