/** How long toasts stay, in milliseconds (spec 9 "Cache and timing"). */
export const DEFAULT_TOAST_MS = 20_000
export const ERROR_TOAST_MS = 5000
/** Added to the cart in business mode. */
export const BUSINESS_ADDED_TOAST_MS = 8000
