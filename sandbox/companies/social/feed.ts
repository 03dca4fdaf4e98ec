import fs from 'node:fs'
import path from 'node:path'
import {z} from 'zod'

/** Post of a customer who uses products of the shop. */
export interface Post {
  readonly id: string
  readonly source: string
  readonly username: string
  readonly caption: string
  readonly productId: string
  readonly likes: number
  readonly comments: number
  readonly categories: readonly string[]
  /** Milliseconds since 1970. */
  readonly postedAt: number
}

const count = z.number().int().nonnegative()
const schema = z.array(
  z.tuple([
    z.string(),
    z.string(),
    z.string(),
    z.string(),
    z.string(),
    count,
    count,
    z.array(z.string()),
    z.iso.date(),
  ]),
)

/** Posts by the folder they were read from. A process reads one folder, tests a few. */
const known = new Map<string, readonly Post[]>()

/**
 * Posts of `social/posts.json` in the folder of the services, in the order of the file; none without the file.
 * Throws when the file is not as documented in the README of the package.
 */
export function readPosts(servicesDir: string | undefined): readonly Post[] {
  if (servicesDir === undefined) return []
  const earlier = known.get(servicesDir)
  if (earlier) return earlier
  const file = path.join(servicesDir, 'social', 'posts.json')
  const posts = fs.existsSync(file) ? parsePosts(file) : []
  known.set(servicesDir, posts)
  return posts
}

const parsePosts = (file: string): readonly Post[] =>
  schema
    .parse(JSON.parse(fs.readFileSync(file, 'utf8')))
    .map(([id, source, username, caption, productId, likes, comments, categories, day]): Post => ({
      id,
      source,
      username,
      caption,
      productId,
      likes,
      comments,
      categories,
      postedAt: Date.parse(`${day}T09:00:00Z`),
    }))

export type FeedSort = 'latest' | 'likes' | 'optimized' | 'moderation'

/** `optimized` weighs comments and likes; `moderation` is the order in which posts were taken in. */
export function sortPosts(all: readonly Post[], sort: FeedSort): Post[] {
  const by: Record<FeedSort, (post: Post) => number> = {
    latest: ({postedAt}) => postedAt,
    likes: ({likes}) => likes,
    optimized: ({likes, comments}) => likes + comments * 10,
    moderation: ({postedAt}) => -postedAt,
  }
  return [...all].sort((a, b) => by[sort](b) - by[sort](a))
}

/** Error for a filter that cannot be parsed. */
export class FilterError extends Error {}

type Test = (post: Post) => boolean

/**
 * Reads a filter: `productId:x`, `((category:'y'))`, terms joined by `and` and `or` (which binds
 * less), with parentheses. Throws FilterError.
 */
export function readFeedFilter(text: string): Test {
  const tokens = text.match(/\(|\)|[\w.-]+:'[^']*'|[\w.-]+:[^\s()']+|\S+/g) ?? []
  let position = 0
  const fail = (): never => {
    throw new FilterError(`The filter '${text}' cannot be read.`)
  }
  const either = (): Test => {
    const terms = [both()]
    while (tokens[position]?.toLowerCase() === 'or') {
      position += 1
      terms.push(both())
    }
    return (post) => terms.some((term) => term(post))
  }
  const both = (): Test => {
    const terms = [single()]
    while (tokens[position]?.toLowerCase() === 'and') {
      position += 1
      terms.push(single())
    }
    return (post) => terms.every((term) => term(post))
  }
  const single = (): Test => {
    const token = tokens[position] ?? fail()
    position += 1
    if (token !== '(') return readTerm(token) ?? fail()
    const inner = either()
    if (tokens[position] !== ')') fail()
    position += 1
    return inner
  }
  const filter = either()
  return position === tokens.length ? filter : fail()
}

function readTerm(token: string): Test | null {
  const [, name = '', raw = ''] = /^([\w.-]+):(.+)$/.exec(token) ?? []
  const value = raw.replace(/^'|'$/g, '')
  switch (name.toLowerCase()) {
    case 'productid':
      return ({productId}) => productId === value
    case 'category':
    case 'label':
      return ({categories}) => categories.includes(value)
    case 'source':
      return ({source}) => source === value
    default:
      return null
  }
}
