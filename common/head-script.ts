import {ASSIGNING_SCRIPT} from './experiments'
import {NET_SCRIPT} from './net-prices'

/**
 * Keeps what the shopper does until the app repeats it (`app/shared/lib/use-early-actions.ts`): the buttons pressed and
 * the fields filled, in order, each once with its last state. It is inline because a press can come before the first
 * file of scripts has arrived.
 */
export const KEEPING_SCRIPT = `(d=>{
let m=window.earlyActions=new Map,
a=(e,s)=>{m.delete(e);m.set(e,s)},
k=e=>{let b=e.target.closest&&e.target.closest('button[type=button]');if(b)a(b)},
f=e=>{let t=e.target;a(t,/^(checkbox|radio)$/.test(t.type)?t.checked:t.value)};
d.addEventListener('click',k,true);
d.addEventListener('input',f,true);
window.stopKeepingPresses=()=>d.removeEventListener('click',k,true);
window.stopKeepingFields=()=>d.removeEventListener('input',f,true)
})(document)`

/**
 * Holds back a form that is sent before the app listens: the browser would open its address, and what was typed would
 * be lost. Forms with an address of their own, such as a search, are sent.
 */
export const HOLDING_SCRIPT = `document.addEventListener('submit',e=>{
let a=n=>e.target.getAttribute(n);if(a('method')=='post'&&a('action')==null)e.preventDefault()})`

/** The one inline script of a page. It is the same on every page: the content security policy has its hash. */
export const HEAD_SCRIPT = `${ASSIGNING_SCRIPT};${NET_SCRIPT};${KEEPING_SCRIPT};${HOLDING_SCRIPT}`
