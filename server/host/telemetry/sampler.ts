import {SpanKind, trace, type Attributes, type Context, type Link} from '@opentelemetry/api'
import {SamplingDecision, type Sampler, type SamplingResult} from '@opentelemetry/sdk-trace-base'

const isSampled = (flags: number): boolean => (flags & 1) === 1

/**
 * Records a share of the traces. The host draws requests itself, before it makes a span for one, because a cached page takes
 * little more time than a span. Spans below a span of ours follow it; a shared page is recorded with the request that caused
 * it, or drawn.
 * @param share 0 to 1
 */
export function createSampler(share: number): Sampler {
  return {
    shouldSample(
      context: Context,
      _traceId: string,
      _name: string,
      kind: SpanKind,
      _attributes: Attributes,
      links: Link[],
    ): SamplingResult {
      const parent = trace.getSpanContext(context)
      const isDrawn = kind === SpanKind.SERVER
      const sampled =
        parent && !isDrawn
          ? isSampled(parent.traceFlags)
          : isDrawn ||
            links.some((link) => isSampled(link.context.traceFlags)) ||
            Math.random() < share
      return {
        decision: sampled ? SamplingDecision.RECORD_AND_SAMPLED : SamplingDecision.NOT_RECORD,
      }
    },
    toString: () => `share ${share}`,
  }
}
