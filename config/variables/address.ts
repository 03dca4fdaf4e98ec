import {code, define, filled, number, oneOf, share, text} from './define'

/** Variables of the shop's address, and of the proxies between it and its visitors. */
export const addressVariables = {
  EXTERNAL_DOMAIN_NAME: define(
    text(
      /^([\w.-]+|\[[\da-f:]+\])(:\d{1,5})?$/i,
      'must be a host name with or without a port, such as shop.example.com',
    ).optional(),
    code('localhost:3000'),
    'host and port under which browsers reach the shop, such as `shop.example.com`',
  ),
  EXTERNAL_PROTOCOL: define(
    oneOf(['http', 'https']).optional(),
    '`http` on a host of your own, `https` on Managed Runtime',
    'protocol under which browsers reach the shop',
  ),
  SEARCH_ENGINES: define(
    oneOf(['allow', 'refuse']).default('allow'),
    code('allow'),
    'whether search engines may list this shop; `refuse` for test environments: no sitemaps, and `noindex` on every page',
  ),
  SERVICE_WORKER: define(
    oneOf(['on', 'off']).default('on'),
    code('on'),
    'service worker for reading without a line; `off` removes it and its stores from browsers with their next visit',
  ),
  DEVELOPER_OVERLAY: define(
    oneOf(['auto', 'on', 'off']).default('auto'),
    code('auto'),
    'overlay with events, consent, scripts, cache and experiments: `auto` in development and in previews; `on` for all visitors',
  ),
  REPORT_SHARE: define(
    share.default(1),
    code(1),
    'share of visits, 0 to 1, whose script errors, policy violations and checkout steps are reported',
  ),
  VITALS_SHARE: define(
    share.default(0.1),
    code(0.1),
    'share of visits, 0 to 1, whose Web Vitals are measured, with consent to statistics; the other visits load no code for it',
  ),
  TRUSTED_PROXIES: define(
    filled.optional(),
    'none, `2` on Managed Runtime',
    'proxies whose `X-Forwarded-For` is believed (limits per client): their number, or addresses such as `10.0.0.0/8`',
  ),
  PORT: number(3000, 1, 65_535, 'port of the storefront'),
}
