/** Whether this browser can receive messages: browsers on iOS only in the app on the home screen. */
export const canReceive = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** True on iPhones and iPads outside of the installed app: there messages are possible after the installation. */
export const needsInstalling = (): boolean => !canReceive() && 'standalone' in navigator
