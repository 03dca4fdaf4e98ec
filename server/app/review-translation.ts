import type {RequestHandler} from 'express'
import {sites} from '../../config/sites/registry'
import type {Environment} from '../../config/environment'
import {callBackend, documentOf} from './call-backend'
import {jsonAnswer, cachedRoute, type Answer} from './answer-cache'
import type {RouteModule} from './route'

/** Path of the route; the id of the review follows. */
export const REVIEW_TRANSLATION_PATH = '/services/review-translation/:id'

/** Maximum age in seconds: a review does not change once it is published. */
const MAX_AGE = 86_400
/** Milliseconds for which an unknown review is not looked up again, and a failed translation not tried again. */
const UNKNOWN_MS = 300_000
const FAILED_MS = 10_000
/** Texts of a review; '' for a missing text. */
interface Texts {
  title: string
  text: string
  pros: string
  cons: string
}

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
  const response = await callBackend(settings.REVIEWS_ORIGIN, `/data/reviews.json?${query}`, {
    timeoutMs: settings.BACKEND_TIMEOUT_MS,
    thirdParty: true,
  })
  const answer = (await documentOf(response)) as {HasErrors: boolean; Results: WireReview[]}
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
  const path = `/language/translate/v2?${query}`
  const response = await callBackend(settings.TRANSLATION_ORIGIN, path, {
    json: {q: parts.map((part) => texts[part]), source, target, format: 'text'},
    timeoutMs: settings.BACKEND_TIMEOUT_MS,
    thirdParty: true,
  })
  const answer = (await documentOf(response)) as {
    data: {translations: {translatedText: string}[]}
  }
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
    if (!review) return jsonAnswer(404, {title: 'There is no such review'})
    const texts = {
      title: review.Title ?? '',
      text: review.ReviewText ?? '',
      pros: review.Pros ?? '',
      cons: review.Cons ?? '',
    }
    const source = review.ContentLocale.slice(0, 2)
    const translated =
      source === target ? texts : await translateTexts(settings, texts, source, target)
    return jsonAnswer(200, translated, {maxAge: MAX_AGE})
  } catch (error) {
    console.warn(`Review ${id} was not translated: ${String(error)}`)
    return jsonAnswer(502, {title: 'The review could not be translated'})
  }
}

const languages: ReadonlySet<string> = new Set(
  sites.flatMap(({l10n}) => l10n.supportedLocales.map(({id}) => id.slice(0, 2))),
)

function lifetimeOf(status: number): number {
  if (status === 200) return MAX_AGE * 1000
  return status === 404 ? UNKNOWN_MS : FAILED_MS
}

/**
 * `GET /services/review-translation/{id}?locale=de-DE`: the texts of a published review in a language of the
 * shop. The key of the translation service stays on the server, and a caller cannot have other texts translated
 * with it: the route accepts only an id.
 */
export const reviewTranslation = (settings: Settings): RequestHandler =>
  cachedRoute(
    {
      lifetimeOf,
      maxHits: 2_000,
      maxBytes: 8_000_000,
      maxRunning: 16,
      busy: jsonAnswer(503, {title: 'Too many translations at a time'}, {retryAfter: 5}),
    },
    ({params: {id = ''}, query}) => {
      const locale = typeof query.locale === 'string' ? query.locale : ''
      const target = locale.slice(0, 2).toLowerCase()
      return /^[\w-]{1,64}$/.test(id) && languages.has(target)
        ? {key: `${target}/${id}`, make: () => translateReview(settings, id, target)}
        : jsonAnswer(400, {title: 'Which review, which language?'})
    },
  )

export const reviewTranslationRoutes: RouteModule = ({env}) => [
  {
    method: 'get',
    path: REVIEW_TRANSLATION_PATH,
    rate: {perSecond: 1, burst: 30},
    handler: reviewTranslation(env),
  },
]
