declare module 'maplibre-gl/dist/maplibre-gl-worker.mjs' {
  /** Address of the file in the bundle. */
  const url: string
  export default url
}
