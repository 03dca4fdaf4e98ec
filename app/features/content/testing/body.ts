import type {ContentBody, ContentHeading} from '@common/content-body'
import type {SafeHtml} from '@common/safe-html'

const HEADING = /<h([23])(?: id="([^"]*)")?>(.*?)<\/h\1>/g

/** A body as the server makes it from flat markup that is safe already. */
export function bodyOf(html: string): ContentBody {
  const headings = [...html.matchAll(HEADING)].map(
    ({0: element, 1: level, 2: id = '', 3: text = '', index}): ContentHeading => ({
      level: level === '2' ? 2 : 3,
      id,
      text: text.replace(/<[^>]*>/g, '').replace('&amp;', '&'),
      place: [index, index + element.length],
    }),
  )
  return {html: html as SafeHtml, headings, nodes: null, styles: null}
}
