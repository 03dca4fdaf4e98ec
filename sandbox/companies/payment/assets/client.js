/**
 * The payment provider's script for shops: `window.SandboxPay`. It draws frames of the provider and talks to them by
 * messages; each side checks the other's origin. Data of a card never reaches the page that loads this script.
 */
;(() => {
  const SOURCE = 'sandbox-pay'
  const origin = new URL(document.currentScript.src).origin
  /** Time limit for a frame to appear, in milliseconds. */
  const FRAME_TIMEOUT_MS = 15000

  const failure = (code) => Object.assign(new Error(code), {code})

  /** Titles of the frames by language; the sandbox writes them here when it sends the script. */
  const titles = __FRAME_TITLES__

  function titlesOf(locale) {
    const full = locale.toLowerCase()
    const language = full.split('-')[0]
    if (/^zh-(hant|tw|hk|mo)\b/.test(full)) return titles['zh-tw']
    const aliases = {nb: 'no', nn: 'no', zh: 'zh-cn'}
    return titles[language] || titles[aliases[language]] || titles.en
  }

  let frames = 0

  /** A frame of the provider in a container; `listen` receives the messages of this frame only. */
  function openFrame(container, kind, locale, query, listen) {
    frames += 1
    const id = `${kind}-${frames}`
    const frame = document.createElement('iframe')
    const url = new URL(`/psp/client/frames/${kind}`, origin)
    url.search = new URLSearchParams({...query, frame: id, origin: location.origin, locale})
    frame.src = url.href
    frame.title = titlesOf(locale)[kind]
    frame.style.cssText = 'display:block;width:100%;border:0;color-scheme:light'
    frame.style.height = '0'
    const receive = (event) => {
      if (event.origin !== origin || event.source !== frame.contentWindow) return
      const message = event.data
      if (!message || message.source !== SOURCE || message.frame !== id) return
      if (message.type === 'height') frame.style.height = `${message.height}px`
      else listen(message)
    }
    window.addEventListener('message', receive)
    container.append(frame)
    return {
      send: (message) =>
        frame.contentWindow?.postMessage({...message, source: SOURCE, frame: id}, origin),
      focus: () => frame.focus(),
      close: () => {
        window.removeEventListener('message', receive)
        frame.remove()
      },
    }
  }

  async function call(path, {method = 'GET', session, body} = {}) {
    let response
    try {
      response = await fetch(`${origin}/psp/client${path}`, {
        method,
        credentials: 'omit',
        headers: {
          'x-session-data': session.sessionData,
          ...(body ? {'content-type': 'application/json'} : {}),
        },
        body: body ? JSON.stringify(body) : undefined,
      })
    } catch {
      throw failure('unavailable')
    }
    const answer = await response.json().catch(() => null)
    if (response.ok && answer) return answer
    throw failure(response.status < 500 && answer ? answer.error : 'unavailable')
  }

  function connect({locale}) {
    const open = new Set()

    function frameOf(container, kind, query, listen) {
      const frame = openFrame(container, kind, locale, query, listen)
      const entry = {
        ...frame,
        close: () => {
          open.delete(entry)
          frame.close()
        },
      }
      open.add(entry)
      return entry
    }

    /** Resolves once the frame's own script runs. `onSubmit` is called for the Enter key in a field. */
    function mountFields(method, container, {onChange, onSubmit}) {
      return new Promise((resolve, reject) => {
        let pending = null
        const frame = frameOf(container, method, {}, (message) => {
          if (message.type === 'ready') {
            clearTimeout(timer)
            resolve(fields)
          }
          if (message.type === 'change')
            onChange({isComplete: message.isComplete, brand: message.brand})
          if (message.type === 'submit') onSubmit()
          if (message.type === 'collected' && pending) {
            if (message.data) pending.resolve({data: message.data, instrument: message.instrument})
            else pending.reject(failure(message.error || 'invalid-fields'))
            pending = null
          }
        })
        const timer = setTimeout(() => {
          frame.close()
          reject(failure('timeout'))
        }, FRAME_TIMEOUT_MS)
        const fields = {
          collect: () =>
            new Promise((resolveData, rejectData) => {
              pending = {resolve: resolveData, reject: rejectData}
              frame.send({type: 'collect'})
            }),
          focus: () => {
            frame.focus()
            frame.send({type: 'focus'})
          },
          unmount: frame.close,
        }
      })
    }

    function showChallenge(container, session, signal) {
      return new Promise((resolve, reject) => {
        const stop = () => {
          frame.close()
          reject(failure('aborted'))
        }
        const frame = frameOf(container, 'challenge', {session: session.id}, (message) => {
          if (message.type === 'ready') frame.focus()
          if (message.type !== 'done') return
          signal.removeEventListener('abort', stop)
          frame.close()
          if (message.answer === 'abandon') resolve({status: 'cancelled'})
          else state(session).then(resolve, reject)
        })
        signal.addEventListener('abort', stop, {once: true})
      })
    }

    function openWallet(container, offer, events, signal) {
      return new Promise((resolve, reject) => {
        const end = (finish) => {
          signal.removeEventListener('abort', stop)
          frame.close()
          finish()
        }
        const stop = () => end(() => resolve(null))
        const answer = (request, work) =>
          work.then(
            (next) => frame.send({type: 'offer', request, ...next}),
            () => end(() => reject(failure('unavailable'))),
          )
        const frame = frameOf(container, 'wallet', {}, (message) => {
          if (message.type === 'ready') {
            frame.send({type: 'offer', offer})
            frame.focus()
          }
          if (message.type === 'address') answer(message.request, events.onAddress(message.address))
          if (message.type === 'delivery')
            answer(message.request, events.onDeliveryMethod(message.id))
          if (message.type === 'closed') stop()
          if (message.type === 'approved') {
            const {email, address, data, instrument} = message
            events.onApprove(address).then(
              ({problem}) => {
                if (problem) frame.send({type: 'offer', request: message.request, problem})
                else end(() => resolve({email, address, data, instrument}))
              },
              () => end(() => reject(failure('unavailable'))),
            )
          }
        })
        signal.addEventListener('abort', stop, {once: true})
      })
    }

    const pathOf = ({id}) => `/sessions/${encodeURIComponent(id)}`
    const submit = (session, {method, data}) =>
      call(`${pathOf(session)}/pay`, {method: 'POST', session, body: {method, data}})
    const state = (session) => call(pathOf(session), {session})
    const dispose = () => open.forEach((frame) => frame.close())
    return {mountFields, showChallenge, openWallet, submit, state, dispose}
  }

  window.SandboxPay = {connect}
})()
