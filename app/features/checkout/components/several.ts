import loadable from '@loadable/component'

/** Parts of the checkout for orders to several addresses: few orders need them, and only those load them. */
export const SeveralAddresses = loadable(
  async () => (await import('./SeveralAddresses')).SeveralAddresses,
  {ssr: false},
)
export const SeveralMethods = loadable(
  async () => (await import('./SeveralMethods')).SeveralMethods,
  {ssr: false},
)
export const DeliveryNotes = loadable(async () => (await import('./DeliveryNotes')).DeliveryNotes, {
  ssr: false,
})
