import {pluginSettings, Type} from 'commerce-sandbox/settings'

export const socialSettings = pluginSettings('social', {
  feedId: {
    description: 'data source that the social feed knows',
    placeholder: 'ID',
    schema: Type.String({pattern: '^[\\w-]+$'}),
    fallback: 'sandbox-feed',
  },
})
