import {post, receive, send, start} from './frame.js'

const names = ['number', 'expiry', 'securityCode']
const input = (name) => document.getElementById(name)
const digitsOf = (text) => text.normalize('NFKC').replace(/\D/g, '')

const brands = [
  ['Visa', /^4/],
  ['Mastercard', /^(5[1-5]|2[2-7])/],
  ['American Express', /^3[47]/],
  ['JCB', /^35/],
]
const brandOf = (digits) => brands.find(([, pattern]) => pattern.test(digits))?.[0]

function passesLuhn(digits) {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return digits.length >= 13 && sum % 10 === 0
}

function isFuture(text) {
  const match = /^(\d{2})\/(\d{2})$/.exec(text)
  if (!match || Number(match[1]) < 1 || Number(match[1]) > 12) return false
  const now = new Date()
  return (
    (2000 + Number(match[2])) * 12 + Number(match[1]) >= now.getFullYear() * 12 + now.getMonth() + 1
  )
}

/** Problems as far as the browser can find them; the provider's server checks again. */
function problems() {
  const digits = digitsOf(input('number').value)
  const codeLength = brandOf(digits) === 'American Express' ? 4 : 3
  return [
    ...(brandOf(digits) && passesLuhn(digits) ? [] : ['number']),
    ...(isFuture(input('expiry').value) ? [] : ['expiry']),
    ...(digitsOf(input('securityCode').value).length === codeLength ? [] : ['securityCode']),
  ]
}

function show(name, isWrong) {
  const field = input(name)
  if (isWrong) field.setAttribute('aria-invalid', 'true')
  else field.removeAttribute('aria-invalid')
  document.getElementById(`${name}-problem`).hidden = !isWrong
}

const write = {
  number(text) {
    const digits = digitsOf(text).slice(0, 19)
    if (/^3[47]/.test(digits)) {
      return [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)]
        .filter(Boolean)
        .join(' ')
    }
    return digits.replace(/(\d{4})(?=\d)/g, '$1 ')
  },
  expiry(text) {
    const [month = '', year] = text.normalize('NFKC').split(/[/.\s-]+/)
    if (year !== undefined && month !== '') {
      return `${digitsOf(month).slice(0, 2).padStart(2, '0')}/${digitsOf(year).slice(-2)}`
    }
    const digits = digitsOf(text)
    const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits
    return padded.length > 2 ? `${padded.slice(0, 2)}/${padded.slice(2).slice(-2)}` : padded
  },
  securityCode: (text) => digitsOf(text).slice(0, 4),
}

function changed() {
  const brand = brandOf(digitsOf(input('number').value))
  document.getElementById('brand').textContent = brand || ''
  send({type: 'change', isComplete: problems().length === 0, brand})
}

function refuse(wrong, error) {
  names.forEach((name) => show(name, wrong.includes(name)))
  if (wrong.length > 0) input(wrong[0]).focus()
  send({type: 'collected', error})
}

async function collect() {
  const wrong = problems()
  if (wrong.length > 0) return refuse(wrong, 'invalid-fields')
  const card = Object.fromEntries(names.map((name) => [name, input(name).value]))
  try {
    const {status, body} = await post('/psp/client/cards', card)
    if (status === 201) send({type: 'collected', data: body.data, instrument: body.instrument})
    else if (status === 422) refuse(body.problems, 'invalid-fields')
    else send({type: 'collected', error: 'unavailable'})
  } catch {
    send({type: 'collected', error: 'unavailable'})
  }
}

for (const name of names) {
  const field = input(name)
  field.addEventListener('input', () => {
    // The field is rewritten at its end only: a correction in the middle keeps its caret.
    if (field.selectionStart === field.value.length) field.value = write[name](field.value)
    if (field.getAttribute('aria-invalid')) show(name, problems().includes(name))
    changed()
  })
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') send({type: 'submit'})
  })
  field.addEventListener('blur', () => {
    field.value = write[name](field.value)
    if (field.value !== '') show(name, problems().includes(name))
    changed()
  })
}
receive((message) => {
  if (message.type === 'collect') void collect()
  if (message.type === 'focus') input(problems()[0] || 'number').focus()
})
start()
