import {ApiProblem, type SessionContext} from 'commerce-sandbox/plugin'
import {passesBotCheck} from './bot-check'
import {MAX_FILE_BYTES, MAX_FILES, readFiles, type SentFile, type ServiceFile} from './service-file'

/** Maximum size of a body with files in bytes: Base64 is a third longer, and texts need little. */
export const UPLOAD_LIMIT = Math.ceil((MAX_FILE_BYTES * (MAX_FILES + 1) * 4) / 3)

/** The files of a body. Throws `ApiProblem` 400 when there are too many, or one is too large or of another type. */
export function acceptedFiles(sent: readonly SentFile[]): ServiceFile[] {
  const files = readFiles(sent)
  if (typeof files !== 'string') return files
  throw new ApiProblem(400, files, 'Bad Request', `The files are not accepted: ${files}.`)
}

/** Throws `ApiProblem` 400 for a token of the bot check that is missing, wrong or used. */
export function requireBotCheck(
  context: SessionContext,
  action: string,
  token: string | undefined,
): void {
  if (passesBotCheck(context, [action], token)) return
  throw new ApiProblem(400, 'bot-check-failed', 'Bad Request', 'The bot check was not passed.')
}
