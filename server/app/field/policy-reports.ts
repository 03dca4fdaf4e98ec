import {z} from 'zod'
import {MAX_ITEMS, type FieldReport} from '../../../common/field-report'
import {parseJson} from '../../../common/parse-json'
import {blockedOriginOf} from '../../../common/scrub'
import {pageKindOf} from '../../../app/shared/lib/route-of'
import {fromPath} from '../site-resolver'

/** Addresses of browser extensions, whose violations say nothing about the shop. */
const EXTENSION = /^[a-z-]+-extension:/

const directive = z.string().regex(/^[a-z-]{1,40}$/)
const address = z.string().max(4_000)
const disposition = z.enum(['enforce', 'report']).catch('enforce')

interface Violation {
  /** Address of the page. */
  readonly page: string
  readonly directive: string
  /** Blocked address, or a keyword such as `inline`. */
  readonly blocked: string
  /** File of the code that caused it. */
  readonly source: string
  readonly disposition: 'enforce' | 'report'
}

/** Report of the directive `report-uri`. */
const byUri = z
  .object({
    'csp-report': z.object({
      'document-uri': address,
      'effective-directive': directive.optional(),
      'violated-directive': z.string().max(2_000).default(''),
      'blocked-uri': address.default(''),
      'source-file': address.default(''),
      disposition,
    }),
  })
  .transform(({'csp-report': report}): Violation => ({
    page: report['document-uri'],
    directive: report['effective-directive'] ?? report['violated-directive'].split(' ')[0] ?? '',
    blocked: report['blocked-uri'],
    source: report['source-file'],
    disposition: report.disposition,
  }))

/** Report of the directive `report-to`. */
const byEndpoint = z
  .object({
    type: z.literal('csp-violation'),
    body: z.object({
      documentURL: address,
      effectiveDirective: directive,
      blockedURL: address.nullish(),
      sourceFile: address.nullish(),
      disposition,
    }),
  })
  .transform(({body}): Violation => ({
    page: body.documentURL,
    directive: body.effectiveDirective,
    blocked: body.blockedURL ?? '',
    source: body.sourceFile ?? '',
    disposition: body.disposition,
  }))

/** The violations in a body; reports of other kinds are left out. Null when it is no report of a browser. */
function violationsIn(body: unknown): Violation[] | null {
  if (!Array.isArray(body)) {
    const one = byUri.safeParse(body)
    return one.success ? [one.data] : null
  }
  return body.slice(0, MAX_ITEMS).flatMap((entry) => byEndpoint.safeParse(entry).data ?? [])
}

const pathOf = (page: string): string => (URL.canParse(page) ? new URL(page).pathname : '')

function reportOf(
  {page, directive: name, blocked, source, disposition: how}: Violation,
  bundle: string,
): FieldReport[] {
  if (EXTENSION.test(source) || EXTENSION.test(blocked)) return []
  const path = pathOf(page)
  const where = fromPath(path)
  const parsed = directive.safeParse(name)
  if (!where || !parsed.success) return []
  return [
    {
      site: where.site.id,
      locale: where.locale.id,
      bundle,
      items: [
        {
          type: 'violation',
          page: pageKindOf(path),
          directive: parsed.data,
          blocked: blockedOriginOf(blocked),
          disposition: how,
        },
      ],
    },
  ]
}

/**
 * Reports that browsers make by themselves of violations of the security policy, without the address of the page: it may
 * have the token of an order.
 * @param bundle id of the bundle that made the page
 * @returns null when the body is no such report
 */
export const readPolicyReports = (text: string, bundle: string): FieldReport[] | null =>
  violationsIn(parseJson(text))?.flatMap((violation) => reportOf(violation, bundle)) ?? null
