/** Event of the server's process that makes every shared read be made anew, such as after a purge. */
export const FORGET_READS = 'storefront:forget-reads'

/** Event of the server's process for every item that a browser reported; the host counts them. */
export const FIELD_ITEM = 'storefront:field-item'

/**
 * Event of the server's process for every call of a route that passes calls on to a service, as
 * `ServiceCallEnd`; the host counts them.
 */
export const SERVICE_CALL = 'storefront:service-call'
