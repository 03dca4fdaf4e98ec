import type {SafeHtml} from '@common/safe-html'
import {trustedHtml} from '@app/shared/lib/trusted-types'

/** Attributes that put safe HTML into an element: `<div {...markup(html)} />`. The one place that sets the HTML of texts. */
export const markup = (html: SafeHtml) => ({
  dangerouslySetInnerHTML: {__html: trustedHtml(html)},
})
