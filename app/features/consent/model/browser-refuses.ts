/** True when the browser asks not to be tracked: Do Not Track or Global Privacy Control (rule CONSENT-2). Browser only. */
export function browserRefuses(): boolean {
  const {doNotTrack, globalPrivacyControl} = navigator as Navigator & {
    globalPrivacyControl?: boolean
  }
  return doNotTrack === '1' || globalPrivacyControl === true
}
