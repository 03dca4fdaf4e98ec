/** Keeps the progress of a running job up to date, and shows what it has found. Every page works without this script. */
;(() => {
  'use strict'
  const POLL_MS = 600

  // After the login the browser returns to the finding that the address names.
  for (const form of document.querySelectorAll('form[data-keep-hash]'))
    form.action = form.getAttribute('action') + location.hash

  const bar = document.querySelector('[data-work]')
  if (!bar) return
  const spoken = document.querySelector('[data-spoken]')
  const again = document.querySelector('form[action$="/run"] button')
  let shown = 0

  /** Replaces the content of the page, unless someone is using it. */
  const renew = async () => {
    const main = document.querySelector('main')
    if (main.contains(document.activeElement) && document.activeElement !== main) return false
    const answer = await fetch(location.href)
    if (!answer.ok) return false
    const next = new DOMParser().parseFromString(await answer.text(), 'text/html')
    main.innerHTML = next.querySelector('main').innerHTML
    document.title = next.title
    for (const part of ['nav ul', '.actions .read']) {
      const old = document.querySelector(part)
      const fresh = next.querySelector(part)
      if (old && fresh && !old.contains(document.activeElement)) old.replaceWith(fresh)
    }
    return true
  }

  const show = ({label, done, total}) => {
    bar.querySelector('[data-label]').textContent = label
    bar.querySelector('[data-done]').textContent = done
    bar.querySelector('[data-total]').textContent = total
    Object.assign(bar.querySelector('progress'), {value: done, max: Math.max(1, total)})
  }

  const end = async () => {
    if (again) again.disabled = false
    if (await renew()) bar.hidden = true
    else {
      bar.querySelector('progress').hidden = true
      bar.querySelector('span').textContent = 'Done.'
    }
    spoken.textContent = 'Done. The page shows the new state.'
  }

  const poll = async () => {
    try {
      const answer = await fetch(bar.dataset.work)
      const work = answer.ok ? await answer.json() : undefined
      if (work === null) return await end()
      if (work) {
        show(work)
        if (work.done > shown) {
          shown = work.done
          await renew()
        }
      }
    } catch {
      // The next attempt may succeed.
    }
    setTimeout(poll, POLL_MS)
  }
  if (!bar.hidden) setTimeout(poll, POLL_MS)
})()
