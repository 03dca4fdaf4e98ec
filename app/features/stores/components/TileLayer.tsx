import {useEffect, useRef} from 'react'
import {Map as TileMap, setWorkerUrl} from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs'
import {trustByDefault} from '@app/shared/lib/trusted-types'
import {unproject, type MapView, TILE} from '../model/map-view'
import styles from './TileLayer.module.css'

/** A style of MapLibre GL that shows nothing but the tiles of an address. */
const tileStyle = (tiles: string) => ({
  version: 8 as const,
  sources: {tiles: {type: 'raster' as const, tiles: [tiles], tileSize: TILE}},
  layers: [{id: 'tiles', type: 'raster' as const, source: 'tiles'}],
})

interface TileLayerProps {
  /** Address of the tiles with `{z}`, `{x}` and `{y}`. */
  tiles: string
  view: MapView
  /** Called once the tiles of the first view are drawn. */
  onReady: () => void
  /** Called when the tiles cannot be drawn: no WebGL, or a service that fails before the first view is complete. */
  onFail: () => void
}

const cameraOf = (view: MapView) => ({center: unproject(view), zoom: view.zoom})

const workerAddress = (): string => new URL(workerUrl, window.location.href).href

let isWorkerTrusted = false
/** The library passes the address of its worker on as text. */
function trustWorker(): void {
  if (!isWorkerTrusted) trustByDefault(workerAddress())
  isWorkerTrusted = true
}

/** A map of the service, without controls of its own; the worker is a file of the shop (rule STORE-10). */
function createMap(container: HTMLElement, {tiles, view}: TileLayerProps): TileMap {
  trustWorker()
  setWorkerUrl(workerAddress())
  return new TileMap({
    container,
    // `URL` would encode the braces of the placeholders.
    style: tileStyle(tiles.startsWith('/') ? window.location.origin + tiles : tiles),
    ...cameraOf(view),
    interactive: false,
    attributionControl: false,
    fadeDuration: 0,
    renderWorldCopies: true,
  })
}

/**
 * Tiles of a map service below the markers, drawn by MapLibre GL, whose pixels of a zoom are those of the map's view.
 * Default export: lazy.
 */
export default function TileLayer(props: TileLayerProps) {
  const box = useRef<HTMLDivElement>(null)
  const map = useRef<TileMap | null>(null)
  const given = useRef(props)
  useEffect(() => void (given.current = props))
  const {tiles, view} = props
  useEffect(() => {
    if (!box.current) return
    let isReady = false
    try {
      map.current = createMap(box.current, given.current)
    } catch {
      given.current.onFail()
      return
    }
    // A handler keeps the library from writing errors to the console.
    map.current.on('error', () => !isReady && given.current.onFail())
    map.current.once('idle', () => {
      isReady = true
      given.current.onReady()
    })
    return () => {
      map.current?.remove()
      map.current = null
    }
  }, [tiles])
  useEffect(() => void map.current?.jumpTo(cameraOf(view)), [view])
  return <div ref={box} className={styles.layer} aria-hidden="true" />
}
