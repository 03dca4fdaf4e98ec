/** User id of the parcel service, when the preference sets none. */
const DEFAULT_USER_ID = 1617747

/** Script and style sheet of a page of the parcel service. */
export interface ParcelPage {
  readonly script: string
  readonly style?: string
}

/** Settings of the parcel service; a page without a script has no widget. */
export interface ParcelPreferences {
  readonly userId: number
  readonly tracking?: ParcelPage
  readonly returns?: ParcelPage
}

/** An address of the own origin, or with HTTPS; others are ignored. */
const addressOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^(https:\/\/|\/(?!\/))/.test(value) ? value : undefined

function pageOf(script: unknown, style: unknown): ParcelPage | undefined {
  const address = addressOf(script)
  const sheet = addressOf(style)
  return address === undefined ? undefined : {script: address, ...(sheet && {style: sheet})}
}

/** Reads `parcellabUserId`, `parcellabReturnOrderJS` and `parcellabReturnOrderCSS`, and those for tracking. */
export function parcelPreferencesOf(
  preferences: Readonly<Record<string, unknown>>,
): ParcelPreferences {
  const given = Number(preferences['parcellabUserId'])
  const tracking = pageOf(preferences['parcellabTrackingJS'], preferences['parcellabTrackingCSS'])
  const returns = pageOf(
    preferences['parcellabReturnOrderJS'],
    preferences['parcellabReturnOrderCSS'],
  )
  return {
    userId: Number.isInteger(given) && given > 0 ? given : DEFAULT_USER_ID,
    ...(tracking && {tracking}),
    ...(returns && {returns}),
  }
}
