import {post, send, start} from './frame.js'

const session = document.querySelector('main').dataset.session

for (const button of document.querySelectorAll('button[data-answer]')) {
  button.addEventListener('click', async () => {
    const {answer} = button.dataset
    document.querySelectorAll('button').forEach((one) => (one.disabled = true))
    if (answer !== 'abandon') await post(`/psp/client/challenges/${session}`, {answer})
    send({type: 'done', answer})
  })
}
start()
