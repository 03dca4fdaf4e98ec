/** Settings of plug-ins: values that users give by flag or environment variable. */
export {Type} from '@sinclair/typebox'
export {pluginSettings, type PluginSetting, type PluginSettings} from '../settings'
