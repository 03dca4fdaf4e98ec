/** Message of the survey's frame; heights are in CSS pixels. */
export type SurveyMessage =
  | {readonly type: 'ready'; readonly height: number}
  | {readonly type: 'done'}

const LEAST_HEIGHT = 160
const MOST_HEIGHT = 720

/** A message of the frame, with its height in bounds; undefined for anything else. */
export function surveyMessageOf(data: unknown): SurveyMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const {survey, height} = data as {survey?: unknown; height?: unknown}
  if (survey === 'done') return {type: 'done'}
  if (survey !== 'ready' || typeof height !== 'number' || !Number.isFinite(height)) return undefined
  return {type: 'ready', height: Math.min(MOST_HEIGHT, Math.max(LEAST_HEIGHT, Math.ceil(height)))}
}
