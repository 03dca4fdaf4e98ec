import {z} from 'zod'
import {code, define, filled} from './define'

/** Variables that Managed Runtime sets, or the host for the bundle. */
export const runtimeVariables = {
  NODE_ENV: define(
    z.string().optional(),
    '',
    '`production` in a build and on a server; libraries read it',
  ),
  AWS_LAMBDA_FUNCTION_NAME: define(
    filled.optional(),
    '',
    'name of the function on Managed Runtime; `self-hosted` on a host of your own',
  ),
  BUNDLE_ID: define(z.string().default(''), '', 'path segment of the files of the bundle'),
  DEPLOY_TARGET: define(filled.default('production'), code('production'), 'environment of PWA Kit'),
  MOBIFY_PROPERTY_ID: define(
    filled.default('storefront'),
    code('storefront'),
    'project of PWA Kit',
  ),
  MRT_ALLOW_COOKIES: define(z.string().optional(), code('true'), 'cookies reach the bundle'),
  PWAKIT_LOG_LEVEL: define(filled.default('WARN'), code('WARN'), "PWA Kit's own log"),
}
