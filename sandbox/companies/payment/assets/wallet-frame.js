import {post, receive, send, start} from './frame.js'
import {writeAmount} from './written-money.js'

const texts = JSON.parse(document.getElementById('texts').textContent)
const addresses = JSON.parse(document.getElementById('addresses').textContent)
const addressSelect = document.getElementById('address')
const deliverySelect = document.getElementById('delivery')
const approve = document.getElementById('approve')
const problem = document.getElementById('problem')
const sums = document.getElementById('sums')

let requests = 0
let offer = null

const address = () => addresses[Number(addressSelect.value)]

/** Postal codes that a wallet shortens before the shopper approves. */
const SHORTENED = {
  GB: (code) => code.split(' ')[0],
  CA: (code) => code.slice(0, 3),
}

/** What the page learns of an address before the shopper approves: neither name nor street. */
function place() {
  const {city, stateCode, countryCode, postalCode} = address()
  const shortened = SHORTENED[countryCode]?.(postalCode) ?? postalCode
  return {city, stateCode, countryCode, postalCode: shortened}
}

const money = (amount) =>
  writeAmount(amount, offer.currency, document.documentElement.dataset.locale)

function row(label, amount, isTotal) {
  const term = document.createElement('dt')
  const value = document.createElement('dd')
  term.textContent = label
  value.textContent = money(amount)
  if (isTotal) term.className = value.className = 'total'
  return [term, value]
}

function draw() {
  sums.replaceChildren(
    ...offer.lines.flatMap(({label, amount}) => row(label, amount)),
    ...row(texts.total, offer.total, true),
  )
  deliverySelect.replaceChildren(
    ...offer.deliveryMethods.map(({id, label, amount}) => {
      const option = new Option(`${label} · ${money(amount)}`, id)
      option.selected = id === offer.deliveryMethodId
      return option
    }),
  )
  approve.textContent = texts.pay.replace('{amount}', money(offer.total))
}

/** The shopper can confirm only sums that belong to the chosen address and delivery method. */
function ask(message) {
  requests += 1
  approve.disabled = true
  problem.hidden = true
  send({...message, request: requests})
}

addressSelect.addEventListener('change', () => ask({type: 'address', address: place()}))
deliverySelect.addEventListener('change', () => ask({type: 'delivery', id: deliverySelect.value}))
document.getElementById('close').addEventListener('click', () => send({type: 'closed'}))
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') send({type: 'closed'})
})

approve.addEventListener('click', async () => {
  approve.disabled = true
  const {status, body} = await post('/psp/client/wallets', {}).catch(() => ({status: 0}))
  if (status !== 201) {
    approve.disabled = false
    problem.hidden = false
    problem.textContent = texts.failed
    return
  }
  ask({
    type: 'approved',
    email: texts.email,
    address: address(),
    data: body.data,
    instrument: body.instrument,
  })
})

receive((message) => {
  if (message.type !== 'offer') return
  if (message.offer) {
    offer = message.offer
    draw()
    return ask({type: 'address', address: place()})
  }
  if (message.request !== requests) return
  if (message.problem) {
    problem.textContent = message.problem
    problem.hidden = false
    return
  }
  offer = message
  draw()
  approve.disabled = offer.deliveryMethods.length === 0
})
addressSelect.focus()
start()
