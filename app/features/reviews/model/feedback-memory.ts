/** Feedback of a shopper on one content item. */
export interface Feedback {
  readonly vote?: 'Positive' | 'Negative'
  readonly inappropriate?: true
}

export type FeedbackKind = 'Positive' | 'Negative' | 'Inappropriate'

const KEY = 'review-feedback'
/** Maximum number of stored content items; the oldest are dropped. */
const MAX_ENTRIES = 300

type Memory = Readonly<Record<string, Feedback>>

const keyOf = (contentType: string, contentId: string): string => `${contentType}:${contentId}`

function read(storage: Pick<Storage, 'getItem'>): Memory {
  try {
    return (JSON.parse(storage.getItem(KEY) ?? '{}') as Memory | null) ?? {}
  } catch {
    return {}
  }
}

/** Feedback given from this browser, by content type and id (rule REVIEW-4). */
export const feedbackFor = (
  storage: Pick<Storage, 'getItem'>,
  contentType: string,
  contentId: string,
): Feedback => read(storage)[keyOf(contentType, contentId)] ?? {}

/**
 * Adds to the stored feedback; when storage is full or disabled, it is not saved. @returns all feedback on
 * the content
 */
export function rememberFeedback(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  contentType: string,
  contentId: string,
  kind: FeedbackKind,
): Feedback {
  const key = keyOf(contentType, contentId)
  const {[key]: before = {}, ...others} = read(storage)
  const feedback: Feedback =
    kind === 'Inappropriate' ? {...before, inappropriate: true} : {...before, vote: kind}
  const entries = [...Object.entries(others), [key, feedback] as const].slice(-MAX_ENTRIES)
  try {
    storage.setItem(KEY, JSON.stringify(Object.fromEntries(entries)))
  } catch {
    // The feedback applies to this page only.
  }
  return feedback
}
