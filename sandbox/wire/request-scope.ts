import type {Site} from '../domains/sites/site-registry'

/** Site, locale and currency that a request is answered in. */
export interface RequestScope {
  readonly site: Site
  readonly locale: string
  readonly currency: string
}
