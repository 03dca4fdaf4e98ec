import {createHttpClient, type QueryValue} from '@app/shared/api/http-client'

interface CustomCall {
  readonly options: {
    readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
    readonly parameters?: Readonly<Record<string, QueryValue>>
    readonly headers?: Readonly<Record<string, string>>
    readonly body?: unknown
    readonly customApiPathParameters: {
      readonly apiName: string
      readonly apiVersion?: string
      readonly endpointPath: string
      readonly organizationId?: string
    }
  }
  readonly clientConfig: {
    readonly proxy: string
    readonly parameters: {readonly organizationId: string; readonly siteId: string}
  }
  readonly rawResponse?: boolean
}

/**
 * Calls a Custom API for `useCustomQuery` and `useCustomMutation`, whose session adds the token.
 * @throws ApiFault (rejects)
 */
function callCustomEndpoint({
  options,
  clientConfig,
  rawResponse = false,
}: CustomCall): Promise<unknown> {
  const {parameters: common, proxy} = clientConfig
  const {apiName, apiVersion = 'v1', endpointPath, organizationId} = options.customApiPathParameters
  const call = createHttpClient({baseUrl: `${proxy}/custom/${apiName}/${apiVersion}`})
  /* eslint-disable shop/listed-fields -- The users of the hook list the fields. */
  return call(`/organizations/${organizationId ?? common.organizationId}/${endpointPath}`, {
    method: options.method,
    query: {siteId: common.siteId, ...options.parameters},
    body: options.body,
    headers: options.headers,
    as: rawResponse ? 'response' : 'json',
  })
  /* eslint-enable shop/listed-fields */
}

export const helpers = {callCustomEndpoint}
