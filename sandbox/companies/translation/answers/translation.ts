import type {Ok, Problem} from 'commerce-sandbox/plugin'

interface Translations {
  data: {translations: {translatedText: string; detectedSourceLanguage?: 'en'}[]}
}

interface Refusal {
  error: {
    code: number
    message: string
    errors: {message: string; domain: 'global'; reason: 'invalid'}[]
    status: 'INVALID_ARGUMENT' | 'PERMISSION_DENIED'
  }
}

type Rows = {[Route in `POST ${'' | '/translation'}/language/translate/v2`]: Ok<Translations>}

/** The answers of the translation service. */
export type TranslationAnswers = Rows & {errors: {'4xx': Refusal | Problem; '5xx': Problem}}
