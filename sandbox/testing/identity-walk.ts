/** Follows a login to the form of the identity provider, fills it in, and returns the shop's address. */
export async function walkSocialLogin(
  url: string,
  values: Readonly<Record<string, string>>,
): Promise<URL> {
  const step = async (address: URL, init: RequestInit = {}): Promise<URL> => {
    const response = await fetch(address, {...init, redirect: 'manual'})
    const location = response.headers.get('location')
    if (!location) throw new Error(`${response.status} ${await response.text()}`)
    return new URL(location, address)
  }
  const form = await step(new URL(url))
  const fields = {...Object.fromEntries(form.searchParams), ...values}
  const callback = await step(form, {
    method: 'POST',
    headers: {'content-type': 'application/x-www-form-urlencoded'},
    body: new URLSearchParams(fields).toString(),
  })
  return step(callback)
}
