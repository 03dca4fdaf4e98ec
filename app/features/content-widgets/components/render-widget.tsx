import loadable from '@loadable/component'
import type {ContentWidget} from '@common/content-body'

const Widget = loadable(() => import('./Widget'))

/** Renders the widgets of `ContentMarkup`; their code loads for content with widgets only. */
export const renderWidget = (widget: ContentWidget) => <Widget {...widget} />
