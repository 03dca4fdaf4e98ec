const message =
  'Parts of addresses are encoded by encodePart and decoded by decodePart (common/address-part.ts), ids of a backend by common/api-id.ts.'

/** Options of `shop/address-globals`: one place encodes and decodes parts of addresses. */
export const addressGlobals = [
  'encodeURI',
  'encodeURIComponent',
  'decodeURI',
  'decodeURIComponent',
].map((name) => ({name, message}))

/** Options of `shop/address-imports`: parameters of the router are encoded. */
export const encodedParams = {
  paths: [
    {
      name: 'react-router-dom',
      importNames: ['useParams', 'useRouteMatch'],
      message:
        'Its parameters are encoded: use useRouteParams (app/shared/lib/use-route-params.ts).',
    },
  ],
}
