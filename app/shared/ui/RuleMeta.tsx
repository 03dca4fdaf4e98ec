import {Helmet} from 'react-helmet'
import {isRefused, type MetaTags} from '@app/shared/lib/meta-tags'
import {JsonLd} from './JsonLd'

export interface RuleMetaProps {
  tags: MetaTags
  /** The page is in no search engine: a rule cannot list it. */
  noIndex?: boolean
}

/**
 * Elements of the tags that rules of the backend made, besides the title (rule SEO-10). It stands after `PageMeta`, whose
 * elements of the same names it replaces.
 */
export function RuleMeta({tags, noIndex}: RuleMetaProps) {
  return (
    <>
      <Helmet>
        {(['name', 'property'] as const).map((attribute) =>
          Object.entries(tags[attribute] ?? {}).map(
            ([id, content]) =>
              (id !== 'robots' || !noIndex || isRefused(tags)) && (
                <meta key={id} {...{[attribute]: id}} content={content} />
              ),
          ),
        )}
      </Helmet>
      {Object.values(tags.jsonld ?? {}).map((json) => (
        // No text can end the script element.
        <JsonLd key={json} json={json.replace(/</g, '\\u003c')} />
      ))}
    </>
  )
}
