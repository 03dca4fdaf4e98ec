import type {LoadedPlugin} from '../plugins/load-plugins'
import type {AddedOperations} from './operations/operation'
import type {Scenario} from './scenario'

/** What a plug-in adds to the contract suite, which `verify` replays on another instance. */
export interface PluginContract {
  readonly operations: AddedOperations
  readonly scenarios: readonly Scenario[]
}

/** The contracts of plug-ins that have one. */
export async function contractsOf(
  plugins: readonly LoadedPlugin[],
): Promise<readonly PluginContract[]> {
  return Promise.all(plugins.flatMap(({plugin}) => plugin.contract?.() ?? []))
}
