/** Event of the server's process that makes every shared read be made anew, such as after a purge. */
export const FORGET_READS = 'storefront:forget-reads'
