import {addressVariables} from './variables/address'
import {backendVariables} from './variables/backends'
import {hostOnlyVariables} from './variables/host'
import {pushVariables} from './variables/push'
import {runtimeVariables} from './variables/runtime'
import {inspectorVariables, sandboxVariables} from './variables/tools'

/** All variables of the bundle, on Managed Runtime and elsewhere. */
export const bundleVariables = {
  ...backendVariables,
  ...addressVariables,
  ...pushVariables,
  ...runtimeVariables,
  ...sandboxVariables,
}

/** All variables of a self-hosted server, including those of the bundle in it. */
export const hostVariables = {
  ...bundleVariables,
  ...hostOnlyVariables,
  INSPECTOR_DATA: inspectorVariables.INSPECTOR_DATA,
}
