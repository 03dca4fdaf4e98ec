/** Lets `perSecond` things a second through on average, and at most `most` at once. */
export class TokenBucket {
  private tokens: number
  private at: number

  constructor(
    private readonly perSecond: number,
    private readonly most: number,
    private readonly now: () => number = Date.now,
  ) {
    this.tokens = most
    this.at = now()
  }

  take(): boolean {
    const now = this.now()
    this.tokens = Math.min(this.most, this.tokens + ((now - this.at) / 1000) * this.perSecond)
    this.at = now
    if (this.tokens < 1) return false
    this.tokens -= 1
    return true
  }
}
