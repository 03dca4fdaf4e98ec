// Keeps the list of requests fresh, and lets people stop it: text that moves must be pausable.
const list = document.getElementById('request-list')
const button = document.getElementById('live')
const interval = 2000
let live = true

button.hidden = false
button.addEventListener('click', () => {
  live = !live
  button.textContent = live ? 'Live' : 'Paused'
  button.setAttribute('aria-pressed', String(live))
})

async function refresh() {
  if (!live || document.hidden) return
  try {
    const response = await fetch('/admin/requests.html')
    const text = await response.text()
    if (response.ok && text !== list.innerHTML) list.innerHTML = text
  } catch {
    button.textContent = 'Sandbox is down'
    return
  }
  button.textContent = live ? 'Live' : 'Paused'
}

setInterval(refresh, interval)
