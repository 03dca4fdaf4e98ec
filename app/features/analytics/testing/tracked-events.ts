import {observeEvents} from '../public/track'
import type {ShopEvent, TrackedEvent} from '../public/shop-event'

/**
 * What each test tracks, oldest first, with consent or without; empty when a test begins.
 * @param pick what is kept of an event with its context
 */
export function trackedParts<Part>(pick: (tracked: TrackedEvent) => Part): Part[] {
  const parts: Part[] = []
  let end: () => void
  beforeEach(() => {
    end = observeEvents((tracked) => parts.push(pick(tracked)))
    // Events of an earlier test may still wait for consent.
    parts.length = 0
  })
  afterEach(() => end())
  return parts
}

/** The events that each test tracks. */
export const trackedEvents = (): ShopEvent[] => trackedParts(({event}) => event)
