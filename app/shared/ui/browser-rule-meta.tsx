import {JsonLd} from './JsonLd'
import type {RuleMetaProps} from './RuleMeta'

/** `RuleMeta` in browsers: its elements are in documents only, and `JsonLd` keeps what the server wrote. */
export const RuleMeta = ({tags}: RuleMetaProps) => (
  <>
    {Object.keys(tags.jsonld ?? {}).map((id) => (
      <JsonLd key={id} json="" />
    ))}
  </>
)
