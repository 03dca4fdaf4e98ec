import {
  useContext,
  useId,
  type ComponentType,
  type Context,
  type ReactElement,
  type ReactNode,
} from 'react'
import {__RouterContext as RouterContext, type RouteComponentProps} from 'react-router'
import {useQueryClient} from '@tanstack/react-query'
import * as loadable from '@loadable/component'
import {useShop} from '../lib/shop-context'
import {objectName} from '../lib/object-name'
import {cachedMark, closePart, openPart, spoilOpenParts, startMark} from '../lib/fragment-cache'

export interface FragmentProps {
  /**
   * Name of the content, from all that it depends on, so that the same name always has the same markup; null when
   * the content cannot be cached. Called on the server only.
   */
  name: () => string | null
  children: () => ReactElement
}

// In browsers that did not replace this file, such as those of tests.
const onServer = typeof window === 'undefined'

/** The end of a part that is being rendered: React renders it after the part. */
function PartEnd({index, chunks}: {index: number; chunks?: () => number}) {
  return <>{closePart(index, chunks?.())}</>
}

/** What a page with the mark of its place renders; the browser has the same three children (`browser-cached-fragment.tsx`). */
const around = (before: ReactNode, content: ReactNode, after: ReactNode) => (
  <>
    {before}
    {content}
    {after}
  </>
)

/**
 * A part whose markup the server caches (`fragment-cache.ts`): elements without ids of their place, which read
 * nothing. In browsers, `browser-cached-fragment.tsx` takes the place of this file.
 */
export function CachedFragment({name, children}: FragmentProps) {
  const id = onServer ? name() : null
  if (id === null) return around(null, children(), null)
  const known = cachedMark(id)
  if (known !== undefined) return around(known, null, null)
  const index = openPart(id)
  return around(startMark(index), children(), <PartEnd index={index} />)
}

interface ChunkExtractor {
  readonly chunks: readonly unknown[]
}

/** What `@loadable/server` itself uses to note the chunks of a page. */
const {Context: ExtractorContext} = (
  loadable as unknown as Record<
    '__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED',
    {Context: Context<ChunkExtractor | undefined>}
  >
).__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED

/** Number of chunks of code that the server has noted for the page. */
function useNotedChunks(): () => number {
  const extractor = useContext(ExtractorContext)
  return () => extractor?.chunks.length ?? 0
}

type Router = RouteComponentProps

/** The same object; reading it keeps the parts that are being rendered out of the cache. */
function watched<T extends object>(object: T): T {
  const watcher = {} as T
  for (const key of Object.keys(object) as (keyof T)[]) {
    Object.defineProperty(watcher, key, {
      get() {
        spoilOpenParts()
        return object[key]
      },
    })
  }
  return watcher
}

/** A router whose address keeps what shows it out of the cache. */
const watchedRouter = ({location, match, ...router}: Router): Router => ({
  ...router,
  location: watched(location),
  match: watched(match),
})

export interface RegionProps extends FragmentProps {
  /** The name has all of the page's address that the part shows. */
  knowsAddress?: boolean
}

/**
 * A part with reads of its own, whose markup the server caches per shop: the name has all that it depends on except
 * the shop, its place on the page and the answers of its reads. What reads the page's address is not cached without
 * `knowsAddress`; the head of the page must not be set inside.
 */
export function CachedRegion({name, knowsAddress = false, children}: RegionProps) {
  const place = useId()
  const client = useQueryClient()
  const {site, locale, currency, origin, preview} = useShop()
  const chunks = useNotedChunks()
  const router = useContext(RouterContext)
  const own = onServer && !preview ? name() : null
  if (own === null) return around(null, children(), null)
  const id = [objectName(site), locale.id, currency, origin, place, own].join(' ')
  // What is around this part does not know the address that it shows.
  if (knowsAddress) spoilOpenParts()
  const known = cachedMark(id, client)
  if (known !== undefined) return around(known, null, null)
  const index = openPart(id, chunks(), client)
  const content = knowsAddress ? (
    children()
  ) : (
    <RouterContext.Provider value={watchedRouter(router)}>{children()}</RouterContext.Provider>
  )
  return around(startMark(index), content, <PartEnd index={index} chunks={chunks} />)
}

/**
 * A component of the server whose markup is cached, for islands.
 * @param nameOf all that the markup depends on, see `CachedRegion`
 */
export const cachedComponent = <Props extends object>(
  Component: ComponentType<Props>,
  nameOf: (props: Props) => string,
): ComponentType<Props> =>
  function Cached(props: Props) {
    return (
      <CachedRegion name={() => `${Component.name} ${nameOf(props)}`}>
        {() => <Component {...props} />}
      </CachedRegion>
    )
  }
