// Refreshes the list of requests, with a button to pause it: content that updates must be pausable.
const list = document.getElementById('request-list')
const button = document.getElementById('live')
const interval = 2000
let live = true

button.hidden = false
button.addEventListener('click', () => {
  live = !live
  button.textContent = live ? 'Pause' : 'Resume'
  if (live) void refresh()
})

async function refresh() {
  if (!live || document.hidden) return
  try {
    const response = await fetch('/admin/requests.html')
    const text = await response.text()
    if (response.ok && text !== list.dataset.shown) {
      list.innerHTML = text
      list.dataset.shown = text
    }
    list.removeAttribute('aria-busy')
  } catch {
    // The sandbox is restarting: the list stays unchanged until the next answer.
    list.setAttribute('aria-busy', 'true')
  }
}

setInterval(refresh, interval)
