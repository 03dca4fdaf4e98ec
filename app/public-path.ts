/**
 * Where webpack finds files that load later: beside the script that runs now. PWA Kit sets this when it starts, which is too late
 * for what `main.tsx` loads before, so this is the first import of the entry.
 */
declare let __webpack_public_path__: string

const script = document.currentScript as HTMLScriptElement | null
if (script) __webpack_public_path__ = script.src.slice(0, script.src.lastIndexOf('/') + 1)

export {}
