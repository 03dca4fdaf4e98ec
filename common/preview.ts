/** Parameter of a page's address with the signed settings of a preview (rule EXP-9). */
export const PREVIEW_PARAMETER = 'preview'
/** Header with the same value, for the reads of a previewed page. */
export const PREVIEW_HEADER = 'x-preview'
/** Path of the form, and of the routes below it. */
export const PREVIEW_PATH = '/preview'

/** Conditions under which pages are previewed. */
export interface PreviewSettings {
  /** Time at which prices, promotions and slots apply, ISO 8601; now when absent. */
  readonly at?: string
  readonly customerGroups?: readonly string[]
  readonly sourceCode?: string
  /** Values for dynamic customer groups and for assignments, by name. */
  readonly customQualifiers?: Readonly<Record<string, string>>
  readonly assignmentQualifiers?: Readonly<Record<string, string>>
}

/** A preview of a page, as the page knows it. */
export interface Preview {
  /** Signed settings, as in the address. */
  readonly token: string
  readonly settings: PreviewSettings
  /** Time at which the link ends, ISO 8601. */
  readonly endsAt: string
}

/** True for a query that asks for a preview, valid or not. */
export const asksForPreview = (query: string): boolean =>
  new RegExp(`(?:^|&)${PREVIEW_PARAMETER}=`).test(query)
