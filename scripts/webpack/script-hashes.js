/**
 * Scripts that load later carry the hash that the document names for them (subresource integrity): only documents of
 * payment do, in `scriptHashes`, which `app/static/start.js` sets. A script without a hash there does not load.
 */
const CHECKED = `if (window.scriptHashes) {
  script.integrity = scriptHashes[url.split('/').pop()] || 'sha256-none';
  script.crossOrigin = 'anonymous';
}`

class ScriptHashesPlugin {
  apply(compiler) {
    const {LoadScriptRuntimeModule} = compiler.webpack.runtime
    compiler.hooks.compilation.tap('ScriptHashesPlugin', (compilation) => {
      const {createScript} = LoadScriptRuntimeModule.getCompilationHooks(compilation)
      createScript.tap('ScriptHashesPlugin', (source) => `${source}\n${CHECKED}`)
    })
  }
}

module.exports = {ScriptHashesPlugin}
