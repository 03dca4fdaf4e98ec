import {DUTY_MARK} from '../../common/duties'

const MARKED = new RegExp(`<[^>]*\\s${DUTY_MARK}="([\\w-]+)"[^>]*>`, 'g')

/** Duties whose marks a document has; `newsletter:checked` for a box that is ticked. */
export const dutiesIn = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(MARKED)].map(([tag, duty = '']) =>
      /^<input\b[^>]*\schecked\b/.test(tag) ? `${duty}:checked` : duty,
    ),
  ),
]

/** Paths of the links of the footer. */
export function footerIn(html: string): string[] {
  const [footer = ''] = /<footer\b[\s\S]*<\/footer>/.exec(html) ?? []
  const hrefs = [...footer.matchAll(/<a\b[^>]*\shref="(\/[^"]*)"/g)]
  return [...new Set(hrefs.flatMap(([, href]) => href ?? []))]
}
