/** Type of the worker's message that asks a page to open a path: a notification was clicked. */
export const OPEN_MESSAGE = 'open-path'
