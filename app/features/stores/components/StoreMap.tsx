import {useEffect, useRef, useState, type KeyboardEvent} from 'react'
import loadable from '@loadable/component'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {
  clustersOf,
  fitted,
  MAX_ZOOM,
  MIN_ZOOM,
  project,
  tilesOf,
  TILE,
  zoomed,
  type Cluster,
  type MapView,
} from '../model/map-view'
import type {FoundStore} from '../model/store'
import {useMapGestures} from '../use-map-gestures'
import styles from './StoreMap.module.css'

const TileLayer = loadable(() => import('./TileLayer').catch(() => ({default: NoTiles})), {
  ssr: false,
})

/** Square that shows all stores: the smallest map, because the server does not know its size. */
const SQUARE = 240
/** Half of the largest map. */
const REACH = {x: 480, y: 340}
/** Part of the map, from its middle, in which a selected store stays where it is. */
const CALM = 110
/** Distance from the edge of the map within which a marker counts as outside; half of its target. */
const MARGIN = 22

interface StoreMapProps {
  stores: readonly FoundStore[]
  selected: string | null
  onSelect: (id: string) => void
}

/** In the place of the map service's code when it cannot be loaded: our own tiles stay. */
function NoTiles({onFail}: {onFail: () => void}) {
  useEffect(onFail, [onFail])
  return null
}

const placesOf = (stores: readonly FoundStore[]) => stores.flatMap(({place}) => place ?? [])

interface MarkerProps {
  cluster: Cluster<FoundStore>
  selected: boolean
  onPress: () => void
  onFocus: () => void
}

/** One store, or the number of several. */
function Marker({cluster: {x, y, items}, selected, onPress, onFocus}: MarkerProps) {
  const t = useTranslate()
  const [first] = items
  if (!first) return null
  const isOne = items.length === 1
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onPress()
  }
  return (
    <g
      role="button"
      tabIndex={0}
      aria-label={isOne ? first.name : t('stores.cluster', {count: items.length})}
      aria-pressed={isOne ? selected : undefined}
      className={styles.marker}
      data-selected={selected || undefined}
      transform={`translate(${Math.round(x)} ${Math.round(y)})`}
      onClick={onPress}
      // A press must not move what it presses.
      onFocus={({currentTarget}) => currentTarget.matches(':focus-visible') && onFocus()}
      onKeyDown={press}
    >
      <circle r={22} className={styles.target} />
      <circle r={isOne ? 11 : 16} className={styles.dot} />
      {isOne ? (
        <>
          <circle r={4} className={styles.eye} />
          <text className={styles.label} textAnchor="middle" y={30} aria-hidden="true">
            {first.city}
          </text>
        </>
      ) : (
        <text className={styles.count} textAnchor="middle" dy="0.35em">
          {items.length}
        </text>
      )}
    </g>
  )
}

/** The view, which follows the stores that are shown and the one that is selected. */
function useView({stores, selected}: StoreMapProps) {
  const [view, setView] = useState<MapView>(() => fitted(placesOf(stores), SQUARE))
  const ids = stores.map(({id}) => id).join()
  const current = useRef(stores)
  useEffect(() => void (current.current = stores))
  const [shown, setShown] = useState(ids)
  if (shown !== ids) {
    setShown(ids)
    if (stores.length > 0) setView(fitted(placesOf(stores), SQUARE))
  }
  useEffect(() => {
    const place = current.current.find(({id}) => id === selected)?.place
    if (!place) return
    setView((before) => {
      const cluster = clustersOf(current.current, before).find(({items}) =>
        items.some(({id}) => id === selected),
      )
      const zoom = cluster && cluster.items.length > 1 ? MAX_ZOOM - 1 : before.zoom
      const point = project(place, zoom)
      const isSeen = Math.max(Math.abs(point.x - before.x), Math.abs(point.y - before.y)) < CALM
      return zoom === before.zoom && isSeen ? before : {...point, zoom}
    })
  }, [selected])
  return [view, setView] as const
}

function ZoomButtons({zoom, onZoom}: {zoom: number; onZoom: (step: 1 | -1) => void}) {
  const t = useTranslate()
  return (
    <div className={styles.zoom}>
      <button
        type="button"
        className={styles.button}
        aria-label={t('stores.zoomIn')}
        aria-disabled={zoom === MAX_ZOOM}
        onClick={() => onZoom(1)}
      >
        +
      </button>
      <button
        type="button"
        className={styles.button}
        aria-label={t('stores.zoomOut')}
        aria-disabled={zoom === MIN_ZOOM}
        onClick={() => onZoom(-1)}
      >
        −
      </button>
    </div>
  )
}

/** Tiles of our own server. */
function OwnTiles({view}: {view: MapView}) {
  return (
    <g aria-hidden="true">
      {tilesOf(view, REACH).map(({path, x, y}) => (
        <image
          key={`${path}:${Math.round(x / TILE)}`}
          href={`/services/map/${path}.svg`}
          x={Math.round(x)}
          y={Math.round(y)}
          // One pixel more, so that no line shows between tiles.
          width={TILE + 1}
          height={TILE + 1}
        />
      ))}
    </g>
  )
}

/** The map service of the site, as long as it works; our own tiles are shown until its first view is drawn. */
function useMapService() {
  const {map} = useShop().site.services
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  return {
    service: state === 'failed' ? undefined : map,
    isReady: map !== undefined && state === 'ready',
    onReady: () => setState('ready'),
    onFail: () => setState('failed'),
  }
}

/**
 * Map of the found stores on tiles of our own server (rule STORE-6), or of the site's map service (rule STORE-10). Positions are attributes of an SVG, because the
 * security policy allows the server's pages no style attributes.
 */
export function StoreMap(props: StoreMapProps) {
  const {stores, selected, onSelect} = props
  const t = useTranslate()
  const map = useRef<HTMLDivElement>(null)
  const [view, setView] = useView(props)
  const {service, isReady, onReady, onFail} = useMapService()
  const onZoom = (step: 1 | -1) => setView((before) => zoomed(before, step))
  useMapGestures(map, {
    onZoom,
    onMove: (x, y) => setView((before) => ({...before, x: before.x + x, y: before.y + y})),
  })
  // Markers outside the map have a place in the order of Tab, too.
  const reveal = ({x, y}: Cluster<FoundStore>) => {
    const {width = 0, height = 0} = map.current?.getBoundingClientRect() ?? {}
    if (Math.abs(x) < width / 2 - MARGIN && Math.abs(y) < height / 2 - MARGIN) return
    setView((before) => ({...before, x: before.x + x, y: before.y + y}))
    // The browser has scrolled to where the marker was.
    requestAnimationFrame(() => map.current?.scrollIntoView({block: 'nearest'}))
  }
  const press = ({items}: Cluster<FoundStore>) => {
    const [first] = items
    if (!first) return
    if (items.length === 1) return onSelect(first.id)
    const next = fitted(placesOf(items), SQUARE, MAX_ZOOM)
    setView(next.zoom > view.zoom ? next : zoomed(next, 1))
  }
  return (
    <div ref={map} role="group" aria-label={t('stores.map')} className={styles.map}>
      {service && <TileLayer tiles={service.tiles} view={view} onReady={onReady} onFail={onFail} />}
      <svg width="100%" height="100%" className={styles.canvas}>
        <svg x="50%" y="50%" overflow="visible">
          {!isReady && <OwnTiles view={view} />}
          {clustersOf(stores, view).map((cluster) => (
            <Marker
              key={cluster.items[0]?.id}
              cluster={cluster}
              selected={cluster.items.some(({id}) => id === selected)}
              onPress={() => press(cluster)}
              onFocus={() => reveal(cluster)}
            />
          ))}
        </svg>
      </svg>
      <ZoomButtons zoom={view.zoom} onZoom={onZoom} />
      {isReady && service?.attribution && (
        <p className={styles.attribution}>{service.attribution}</p>
      )}
    </div>
  )
}
