import type {Request, RequestHandler, Response} from 'express'
import {sites} from '../../config/sites/registry'
import type {Environment} from '../../config/environment'
import {callBackend} from './call-backend'
import {KeptAnswers} from './kept-answers'

/** Path of the route; the id of the review follows. */
export const REVIEW_TRANSLATION_PATH = '/services/review-translation/:id'

/** Maximum age in seconds: a review does not change once it is published. */
const MAX_AGE = 86_400
/** Maximum number of cached translations in one process, and maximum number of their characters. */
const KEPT = 2000
const KEPT_CHARACTERS = 8_000_000
/** Milliseconds for which an unknown review is not looked up again, and a failed translation not tried again. */
const UNKNOWN_MS = 300_000
const FAILED_MS = 10_000
/** Maximum number of translations requested at the same time by one process. */
const MAX_RUNNING = 16
/** Seconds after which a request refused at the maximum may be repeated. */
const RETRY_AFTER = 5

/** Texts of a review; '' for a missing text. */
interface Texts {
  title: string
  text: string
  pros: string
  cons: string
}

type Answer = {status: 200; texts: Texts} | {status: 404 | 502 | 503; title: string}

type Settings = Pick<
  Environment,
  | 'REVIEWS_ORIGIN'
  | 'REVIEWS_PASSKEY'
  | 'TRANSLATION_ORIGIN'
  | 'TRANSLATION_API_KEY'
  | 'BACKEND_TIMEOUT_MS'
>

const PARTS = ['title', 'text', 'pros', 'cons'] as const

interface WireReview {
  ContentLocale: string
  Title: string | null
  ReviewText: string | null
  Pros: string | null
  Cons: string | null
}

async function readReview(settings: Settings, id: string): Promise<WireReview | undefined> {
  const query = new URLSearchParams({
    apiversion: '5.4',
    passkey: settings.REVIEWS_PASSKEY,
    Filter: `Id:${id}`,
    Limit: '1',
  })
  const answer = (await callBackend(settings.REVIEWS_ORIGIN, `/data/reviews.json?${query}`, {
    timeoutMs: settings.BACKEND_TIMEOUT_MS,
  })) as {HasErrors: boolean; Results: WireReview[]}
  if (answer.HasErrors) throw new Error('the review service refused')
  return answer.Results[0]
}

async function translateTexts(
  settings: Settings,
  texts: Texts,
  source: string,
  target: string,
): Promise<Texts> {
  const parts = PARTS.filter((part) => texts[part] !== '')
  const query = new URLSearchParams({key: settings.TRANSLATION_API_KEY})
  const answer = (await callBackend(
    settings.TRANSLATION_ORIGIN,
    `/language/translate/v2?${query}`,
    {
      json: {q: parts.map((part) => texts[part]), source, target, format: 'text'},
      timeoutMs: settings.BACKEND_TIMEOUT_MS,
    },
  )) as {data: {translations: {translatedText: string}[]}}
  const {translations} = answer.data
  if (translations.length !== parts.length) throw new Error('texts are missing')
  return {
    ...texts,
    ...Object.fromEntries(
      parts.map((part, index) => [part, translations[index]?.translatedText ?? '']),
    ),
  }
}

async function translateReview(settings: Settings, id: string, target: string): Promise<Answer> {
  try {
    const review = await readReview(settings, id)
    if (!review) return {status: 404, title: 'There is no such review'}
    const texts = {
      title: review.Title ?? '',
      text: review.ReviewText ?? '',
      pros: review.Pros ?? '',
      cons: review.Cons ?? '',
    }
    const source = review.ContentLocale.slice(0, 2)
    if (source === target) return {status: 200, texts}
    return {status: 200, texts: await translateTexts(settings, texts, source, target)}
  } catch (error) {
    console.warn(`Review ${id} was not translated: ${String(error)}`)
    return {status: 502, title: 'The review could not be translated'}
  }
}

const languages: ReadonlySet<string> = new Set(
  sites.flatMap(({l10n}) => l10n.supportedLocales.map(({id}) => id.slice(0, 2))),
)

const lifetimeOf = ({status}: Answer): number => {
  if (status === 200) return MAX_AGE * 1000
  return status === 404 ? UNKNOWN_MS : FAILED_MS
}

const charactersOf = (answer: Answer): number =>
  answer.status === 200 ? PARTS.reduce((sum, part) => sum + answer.texts[part].length, 0) : 0

function send(res: Response, answer: Answer): void {
  if (answer.status === 200) {
    res.set('Cache-Control', `public, max-age=${MAX_AGE}`).json(answer.texts)
  } else {
    res.set('Cache-Control', 'no-store').status(answer.status).json({title: answer.title})
  }
}

/**
 * `GET /services/review-translation/{id}?locale=de-DE`: the texts of a published review in a language of the
 * shop. The key of the translation service stays on the server, and a caller cannot have other texts translated
 * with it: the route accepts only an id.
 */
export function reviewTranslation(settings: Settings): RequestHandler {
  const answers = new KeptAnswers<Answer>({
    lifetimeOf,
    isHit: ({status}) => status === 200,
    maxHits: KEPT,
    maxBytes: KEPT_CHARACTERS,
    bytesOf: charactersOf,
    maxRunning: MAX_RUNNING,
  })

  return (req: Request, res: Response) => {
    const {id = ''} = req.params
    const locale = typeof req.query.locale === 'string' ? req.query.locale : ''
    const target = locale.slice(0, 2).toLowerCase()
    if (!/^[\w-]{1,64}$/.test(id) || !languages.has(target)) {
      res
        .set('Cache-Control', 'no-store')
        .status(400)
        .json({title: 'Which review, which language?'})
      return
    }
    const answer = answers.obtain(`${target}/${id}`, () => translateReview(settings, id, target))
    if (answer) return void answer.then((made) => send(res, made))
    res.set('Retry-After', String(RETRY_AFTER))
    send(res, {status: 503, title: 'Too many translations at a time'})
  }
}
