/** Time limit of the browser's geolocation, milliseconds. */
const TIMEOUT_MS = 10_000
/** Maximum age of a known position, milliseconds. */
const MAX_AGE_MS = 600_000

/** The shopper's position in degrees. @throws GeolocationPositionError (rejects) when the shopper or the device refuses */
export const currentPosition = (): Promise<{latitude: number; longitude: number}> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({coords: {latitude, longitude}}) => resolve({latitude, longitude}),
      reject,
      {timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS},
    )
  })
