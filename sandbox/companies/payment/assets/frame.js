/** What all frames of the provider share: messages to the shop's page, and the height of the frame. */
const SOURCE = 'sandbox-pay'
const query = new URLSearchParams(location.search)
/** The origin that may embed this frame: the policy of this page names the same one. */
const shopOrigin = query.get('origin') || location.origin
const frame = query.get('frame')

export function send(message) {
  if (parent === window) return
  parent.postMessage({...message, source: SOURCE, frame}, shopOrigin)
}

/** Calls `listen` with the messages of the page that embeds this frame, and of no other. */
export function receive(listen) {
  window.addEventListener('message', (event) => {
    if (event.origin !== shopOrigin || event.source !== parent) return
    const message = event.data
    if (message && message.source === SOURCE && message.frame === frame) listen(message)
  })
}

export async function post(path, body) {
  const response = await fetch(path, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify(body),
  })
  return {status: response.status, body: await response.json().catch(() => ({}))}
}

/** Reports that the frame is ready, and its height whenever that changes. */
export function start() {
  const report = () => send({type: 'height', height: document.documentElement.offsetHeight})
  new ResizeObserver(report).observe(document.documentElement)
  report()
  send({type: 'ready'})
}
