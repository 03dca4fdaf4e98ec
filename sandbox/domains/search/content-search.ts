import type {Database} from '../../db/database'
import {queryAll} from '../../db/database'
import {RevisionCache} from '../../db/revision-cache'
import type {Sandbox} from '../../sandbox'
import type {Content} from '../content/content-repository'
import {findContent} from '../content/content-repository'
import {localize, type Localized} from '../sites/locale'
import type {Site} from '../sites/site-registry'
import {searchSettings} from './settings'
import {TextIndex} from './text/text-index'
import {TextMatcher} from './text/text-matcher'
import {wordRules} from './text/word-rules'
import {plainText} from './text/words'

interface ContentText {
  readonly ids: readonly string[]
  readonly matcher: TextMatcher
}

const texts = new RevisionCache('catalog', (db: Database, key: string): ContentText => {
  const [siteId = '', libraryId = '', locale = ''] = JSON.parse(key) as string[]
  const rules = wordRules(searchSettings(db, siteId), locale)
  const index = new TextIndex()
  const rows = queryAll<{id: string; texts: string; custom: string}>(
    db,
    'SELECT id, texts, custom FROM content_asset WHERE library_id = ? ORDER BY id',
    libraryId,
  )
  for (const row of rows) {
    const text = JSON.parse(row.texts) as Readonly<Record<string, Localized>>
    const custom = JSON.parse(row.custom) as Readonly<Record<string, Localized<string | string[]>>>
    const body = [localize(custom['body'], locale) ?? []].flat().join(' ')
    const field = (value: string | undefined, weight: number) => ({
      text: plainText(value ?? ''),
      weight,
      correction: true,
    })
    index.add([
      field(localize(text['name'], locale), 8),
      field(localize(text['pageKeywords'], locale), 4),
      field(localize(text['description'], locale), 2),
      field(body, 1),
    ])
  }
  return {ids: rows.map(({id}) => id), matcher: new TextMatcher(index, rules, locale)}
})

export interface ContentQuery {
  readonly locale: string
  /** Words that an asset must have. */
  readonly text: string
}

/** Content assets of a site that are online and searchable, the best match first, then by id. */
export function searchContent(sandbox: Sandbox, site: Site, query: ContentQuery): Content[] {
  const {db} = sandbox
  const {ids, matcher} = texts.get(db, JSON.stringify([site.id, site.libraryId, query.locale]))
  const {scores} = matcher.match(query.text)
  return ids
    .map((id, at) => ({id, score: scores[at] ?? 0}))
    .filter(({score}) => score > 0)
    .sort((a, b) => b.score - a.score)
    .flatMap(({id}) => findContent(sandbox, site, id, query.locale) ?? [])
    .filter(({searchable}) => searchable)
}
