/** Event of the server's process that clears all shared reads, such as after a purge. */
export const FORGET_READS = 'storefront:forget-reads'

/**
 * Event of the server's process for every refresh of a session that is asked for, as `RefreshQuestion`; a host with
 * several processes answers it, so that they share refreshes.
 */
export const REFRESH_ASKED = 'storefront:refresh-asked'

/** Event of the server's process for every refresh that ended, as `RefreshEnd`. */
export const REFRESH_ENDED = 'storefront:refresh-ended'

/** Event of the server's process for a question about state of all processes, as `StateQuestion`; a host with a shared store answers it. */
export const STATE_ASKED = 'storefront:state-asked'

/** Event of the server's process for every item of a browser's report; the host counts them. */
export const FIELD_ITEM = 'storefront:field-item'

/**
 * Event of the server's process for every call of a proxy route to a service, as `ServiceCallEnd`; the host
 * counts them.
 */
export const SERVICE_CALL = 'storefront:service-call'

/** Event of the server's process when a login of the preview is ended, as `EndedLogin`; the host passes it to its other processes. */
export const PREVIEW_LOGIN_ENDED = 'storefront:preview-login-ended'

/** Event of the server's process with a login of the preview that another process ended, as `EndedLogin`. */
export const FORGET_LOGIN = 'storefront:forget-login'
