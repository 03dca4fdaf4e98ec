import {useEffect, useMemo, useState} from 'react'
import {TrackedList} from '@app/features/analytics/public/TrackedList'
import {itemsOfTiles, useFreshTiles} from '@app/features/catalog/public/products-on-page'
import {ProductCarousel} from '@app/features/catalog/public/ProductCarousel'
import type {TileModel} from '@app/features/catalog/public/tile'
import {useTrackingConsent} from '@app/features/consent/public/tracking-consent'
import {loadCommerce} from '@app/features/session/public/shopper-client'
import {useShop} from '@app/shared/lib/shop-context'
import {useNothingToShow} from '@app/shared/ui/Deferred'
import {
  useRecommendations,
  type RecommendationAnchor,
  type Recommendations as Recommended,
} from '../api/get-recommendations'
import {
  isEnough,
  mayRecommend,
  rowTitle,
  type RecommendationSource,
} from '../model/recommendation-rules'
import {useShownOrHeld} from '../use-shown-or-held'
import styles from './Recommendations.module.css'

interface RecommendationsProps {
  source: RecommendationSource
  anchor: RecommendationAnchor
  title: string
  /** Text with the reason of the recommendation. */
  reason?: string
  /** Ids of products that the page already shows. */
  without?: readonly string[]
  /** Set inside a page that has its own margins. */
  inset?: boolean
}

const NO_TILES: readonly TileModel[] = []

/** Recommendations need a customer (rule RECO-2): `ready` once the browser has a session. */
function useSession(needed: boolean): 'waiting' | 'ready' | 'failed' {
  const [state, setState] = useState<'waiting' | 'ready' | 'failed'>('waiting')
  useEffect(() => {
    if (!needed) return undefined
    let current = true
    loadCommerce()
      .then((commerce) => commerce.accessToken(false))
      .then(
        () => current && setState('ready'),
        () => current && setState('failed'),
      )
    return () => {
      current = false
    }
  }, [needed])
  return state
}

interface RowProps extends Pick<RecommendationsProps, 'title' | 'reason' | 'inset'> {
  found: Recommended
  /** Recommended products that the page does not already show. */
  tiles: readonly TileModel[]
}

function Row({found, tiles, title, reason, inset}: RowProps) {
  const {recommender, recoUUID, imageFolder} = found
  const list = useMemo(
    () => ({kind: 'recommendations', recommender, recoUUID}) as const,
    [recommender, recoUUID],
  )
  const items = useMemo(() => itemsOfTiles(tiles), [tiles])
  return (
    <TrackedList list={list} items={items}>
      <ProductCarousel
        title={title}
        tiles={tiles}
        imageFolder={imageFolder}
        variant="reco"
        inset={inset}
      >
        {reason && <p className={styles.reason}>{reason}</p>}
      </ProductCarousel>
    </TrackedList>
  )
}

/**
 * A row of recommended products; renders nothing without consent, without enough products, or when the
 * service fails (rules RECO-3 and RECO-7). Default export: loaded when the shopper scrolls near it.
 */
export default function Recommendations(props: RecommendationsProps) {
  const {source, anchor, without, ...shown} = props
  const shop = useShop()
  const allowed = mayRecommend(source, useTrackingConsent())
  const session = useSession(allowed)
  const {data, isError} = useRecommendations(
    {source, anchor},
    {enabled: allowed && session === 'ready'},
  )
  const tiles = useFreshTiles(data?.tiles ?? NO_TILES, useShownOrHeld(without))
  const enough = isEnough(tiles)
  const nothing = data === null || (data !== undefined && !enough)
  useNothingToShow(!allowed || session === 'failed' || isError || nothing)
  if (!allowed || !data || !enough) return null
  const title = rowTitle(data.displayMessage, shown.title, shop.locale.id)
  return <Row found={data} tiles={tiles} {...shown} title={title} />
}
