import type {Fault} from '../../domains/faults/fault-injector'
import {describeFault, describeHits} from './dashboard-parts'
import {html, type Html} from './html'

const kinds = [
  ['latency', 'Latency'],
  ['status', 'Error status'],
  ['drop', 'Dropped connection'],
  ['reset', 'Connection reset in the body'],
  ['malformed', 'Malformed body'],
  ['maintenance', 'Maintenance header'],
] as const

const option = (value: string, label: string) => html`<option value="${value}">${label}</option>`

/** Active faults, each with its switch, and the switch for all of them. */
export function faultList(faults: readonly Fault[]): Html {
  if (faults.length === 0) return html`<p class="quiet">Every system answers as it should.</p>`
  const items = faults.map(
    (fault) =>
      html`<li>
        <span>${describeFault(fault)} <small>${describeHits(fault)}</small></span>
        <form method="post" action="/admin/faults/${fault.id}/remove">
          <button>Switch off<span class="hidden"> ${describeFault(fault)}</span></button>
        </form>
      </li>`,
  )
  return html`<ul class="faults">
      ${items}
    </ul>
    <form method="post" action="/admin/faults/reset">
      <button class="strong">Switch all off</button>
    </form>`
}

/** The form that switches a fault on; CSS alone hides the fields of other kinds. */
export function faultForm(systems: readonly string[]): Html {
  return html`<form method="post" action="/admin/faults" class="order">
    <label
      >Fault
      <select name="kind">
        ${kinds.map(([value, label]) => option(value, label))}
      </select></label
    >
    <label class="of-latency"
      >Delay in ms <input type="number" name="delay" value="1500" min="1" max="120000"
    /></label>
    <label class="of-status"
      >Status <input type="number" name="status" value="503" min="400" max="599"
    /></label>
    <label class="of-maintenance"
      >Of the
      <select name="maintenance">
        ${option('system', 'system')}${option('site', 'site')}
      </select></label
    >
    <label
      >System
      <select name="system">
        ${option('', 'every system')}${systems.map((name) => option(name, name))}
      </select></label
    >
    <label
      >Method
      <select name="method">
        ${option('', 'any')}${['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((name) => option(name, name))}
      </select></label
    >
    <label class="wide"
      >Path, * for anything
      <input name="path" placeholder="*/products/*" autocomplete="off" spellcheck="false"
    /></label>
    <label
      >For the next ... calls
      <input type="number" name="times" min="1" max="1000000" placeholder="all"
    /></label>
    <label
      >Share in %
      <input type="number" name="sharePercent" min="0.1" max="100" step="0.1" placeholder="100"
    /></label>
    <button class="strong">Switch on</button>
  </form>`
}
