/** Short code of the commerce sandbox. */
const SANDBOX_SHORT_CODE = 'sandbox0'
/** A card number that the sandbox's payment provider accepts, with non-breaking spaces. */
const TEST_CARD = '4111\u00a01111\u00a01111\u00a01111'

/** Card number for testing the checkout; null where cards are real. */
export function testCardOf(shortCode: string): string | null {
  return shortCode === SANDBOX_SHORT_CODE ? TEST_CARD : null
}
