/** Header by which the server calls the site controllers of a protected storefront (rule API-2). */
export const storefrontPassword = (password: string | undefined): Record<string, string> =>
  password
    ? {Authorization: `Basic ${Buffer.from(`storefront:${password}`).toString('base64')}`}
    : {}
