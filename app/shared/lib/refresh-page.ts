import loadable from '@loadable/component'

/**
 * Takes the place of the page that PWA Kit shows when Storefront Preview changes its settings, which every shopper would
 * load. The server leaves it empty, so that the browser hydrates the same.
 */
export default loadable(() => import('@app/shared/ui/RefreshPage'), {ssr: false})
