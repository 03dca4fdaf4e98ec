// Keeps the list of requests fresh, and lets people stop it: text that moves must be pausable.
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
    // The sandbox restarts: the list stays as it is until there is an answer again.
    list.setAttribute('aria-busy', 'true')
  }
}

setInterval(refresh, interval)
