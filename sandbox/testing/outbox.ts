/** Fields of a mail that tests check. */
export interface TestMail {
  locale: string
  template: string
  data: Record<string, string>
}

/** Returns the mails to a recipient, latest first. */
export async function mailsTo(
  shop: {baseUrl: string},
  to: string,
  template: string,
): Promise<TestMail[]> {
  const query = new URLSearchParams({to, template})
  const response = await fetch(`${shop.baseUrl}/outbox.json?${query}`)
  return ((await response.json()) as {data: TestMail[]}).data
}
