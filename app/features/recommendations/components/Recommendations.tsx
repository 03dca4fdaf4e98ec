import {useEffect, useMemo, useState} from 'react'
import {useQuery} from '@tanstack/react-query'
import {TrackedList} from '@app/features/analytics/components/TrackedList'
import {itemsOfTiles} from '@app/features/analytics/model/tile-items'
import {ProductCarousel} from '@app/features/catalog/components/ProductCarousel'
import {useTrackingConsent} from '@app/features/consent/model/tracking-consent'
import {loadCommerce} from '@app/features/session/model/commerce-bridge'
import {useShop} from '@app/shared/lib/shop-context'
import {useNothingToShow} from '@app/shared/ui/Deferred'
import {
  recommendationsQuery,
  type RecommendationAnchor,
  type Recommendations as Recommended,
} from '../api/get-recommendations'
import {mayRecommend, type RecommendationSource} from '../model/recommendation-rules'

interface RecommendationsProps {
  source: RecommendationSource
  anchor: RecommendationAnchor
  title: string
  /** Inside a page that has its own margins. */
  inset?: boolean
}

/** Recommendations need a customer (spec 7.4): `ready` once the browser has a session. */
function useSession(wanted: boolean): 'waiting' | 'ready' | 'failed' {
  const [state, setState] = useState<'waiting' | 'ready' | 'failed'>('waiting')
  useEffect(() => {
    if (!wanted) return undefined
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
  }, [wanted])
  return state
}

function Row({found, title, inset}: {found: Recommended; title: string; inset?: boolean}) {
  const {recommender, recoUUID, tiles, imageFolder} = found
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
      />
    </TrackedList>
  )
}

/**
 * A row of recommended products, or nothing: without consent, without enough products, or when the
 * service fails (spec 4 "Recommendations", 8). Default export: loaded when the shopper comes near.
 */
export default function Recommendations({source, anchor, title, inset}: RecommendationsProps) {
  const shop = useShop()
  const allowed = mayRecommend(source, useTrackingConsent())
  const session = useSession(allowed)
  const {data, isError} = useQuery({
    ...recommendationsQuery(shop, source, anchor),
    enabled: allowed && session === 'ready',
  })
  useNothingToShow(!allowed || session === 'failed' || data === null || isError)
  return allowed && data ? <Row found={data} title={title} inset={inset} /> : null
}
