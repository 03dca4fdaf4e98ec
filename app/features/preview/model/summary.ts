import type {PreviewSettings} from '@common/preview'

/** `2099-04-02 10:30 UTC` of an ISO time. */
export const timeText = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`

/** The pairs of qualifiers as they are entered. */
export const qualifierText = (qualifiers: Readonly<Record<string, string>> = {}): string =>
  Object.entries(qualifiers)
    .map(([name, value]) => `${name}=${value}`)
    .join(', ')

/** The conditions of a preview in one line, in English as everything for merchandisers. */
export function summaryOf(settings: PreviewSettings, variants: string): string {
  const qualifiers = [settings.customQualifiers, settings.assignmentQualifiers]
    .map(qualifierText)
    .filter(Boolean)
  return [
    settings.at ? timeText(settings.at) : 'Now',
    settings.customerGroups?.join(', '),
    settings.sourceCode && `source code ${settings.sourceCode}`,
    ...qualifiers,
    variants && `variant of ${variants}`,
  ]
    .filter(Boolean)
    .join(' · ')
}
