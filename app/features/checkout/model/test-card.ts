/** Short code under which the storefront runs on the commerce sandbox. */
const SANDBOX_SHORT_CODE = 'sandbox0'
/** A number that the sandbox's payment provider accepts, with spaces that do not break. */
const TEST_CARD = '4111\u00a01111\u00a01111\u00a01111'

/** Number to try the checkout with; null where cards are real. */
export function testCardOf(shortCode: string): string | null {
  return shortCode === SANDBOX_SHORT_CODE ? TEST_CARD : null
}
