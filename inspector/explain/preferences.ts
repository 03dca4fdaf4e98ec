import {z} from 'zod'
import type {SiteConfig} from '../../config/schema'
import words from './preference-words.json'

/** What decides whether a site can use a preference. */
interface Use {
  /** Program that reads the preference. */
  readonly readBy: 'shop' | 'backend'
  /** False when the site cannot use the preference because of another setting. */
  readonly usable?: (site: SiteConfig) => boolean
  /** Setting that `usable` needs, in plain words. */
  readonly needs?: string
}

/** A site preference in plain words. */
export interface PreferenceExplanation extends Use {
  readonly name: string
  readonly meaning: string
  /** Key of the configuration that the preference overrides (rule SITE-12). */
  readonly overrides?: string
}

const sells = (site: SiteConfig): boolean => !site.isContentOnlySite

/** Uses by the name that `preference-words.json` gives them. */
const uses = {
  shop: {readBy: 'shop'},
  backend: {readBy: 'backend'},
  selling: {readBy: 'shop', usable: sells, needs: 'a site that sells'},
  sellingBackend: {readBy: 'backend', usable: sells, needs: 'a site that sells'},
  business: {
    readBy: 'shop',
    usable: ({features}) => features.business,
    needs: 'the business mode',
  },
  engraving: {
    readBy: 'shop',
    usable: ({features}) => features.engraving,
    needs: 'the feature “Engraving”',
  },
  botCheck: {
    readBy: 'shop',
    usable: ({services}) => services.botCheck !== null,
    needs: 'the service “Bot check”',
  },
  chat: {
    readBy: 'shop',
    usable: ({services}) => services.chat !== undefined,
    needs: 'the service “Chat”',
  },
  reviews: {
    readBy: 'shop',
    usable: ({features}) => features.reviews,
    needs: 'the feature “Reviews”',
  },
} as const satisfies Record<string, Use>

const preference = z
  .strictObject({
    name: z.string(),
    meaning: z.string(),
    use: z.enum(Object.keys(uses) as (keyof typeof uses)[]),
    overrides: z.string().optional(),
  })
  .transform(({use, ...text}): PreferenceExplanation => ({...text, ...uses[use]}))

/** By id of the preference, as the backend names it. */
export const preferences: Readonly<Record<string, PreferenceExplanation>> = z
  .record(z.string(), preference)
  .parse(words)
