import {trace, type Attributes, type Context, type Link, type SpanKind} from '@opentelemetry/api'
import {SamplingDecision, type Sampler, type SamplingResult} from '@opentelemetry/sdk-trace-base'

const isSampled = (flags: number): boolean => (flags & 1) === 1

/**
 * Records a share of the traces, decided anew where a trace enters the shop. Neither flags nor ids of a caller decide: any
 * browser could have every request recorded. Spans below a span of ours follow it; a shared page is recorded with the
 * request that caused it.
 * @param share 0 to 1
 */
export function createSampler(share: number): Sampler {
  return {
    shouldSample(
      context: Context,
      _traceId: string,
      _name: string,
      _kind: SpanKind,
      _attributes: Attributes,
      links: Link[],
    ): SamplingResult {
      const parent = trace.getSpanContext(context)
      const follows = parent !== undefined && parent.isRemote !== true
      const sampled = follows
        ? isSampled(parent.traceFlags)
        : links.some((link) => isSampled(link.context.traceFlags)) || Math.random() < share
      return {
        decision: sampled ? SamplingDecision.RECORD_AND_SAMPLED : SamplingDecision.NOT_RECORD,
      }
    },
    toString: () => `share ${share}`,
  }
}
