import {ASSIGNING_SCRIPT} from './experiments'

/**
 * Keeps the button that was last pressed, until the app presses it again (`app/shared/lib/use-early-press.ts`). It is
 * inline because a press can come before the first file of scripts has arrived.
 */
export const KEEPING_SCRIPT = `(d=>{
let k=e=>{let b=e.target.closest&&e.target.closest('button[type=button]');if(b)window.earlyPress=b};
d.addEventListener('click',k,true);
window.stopKeepingPresses=()=>d.removeEventListener('click',k,true)
})(document)`

/**
 * Holds back a form that is sent before the app listens: the browser would open its address, and what was typed would
 * be lost. Forms with an address of their own, such as a search, are sent.
 */
export const HOLDING_SCRIPT = `document.addEventListener('submit',e=>{
let a=n=>e.target.getAttribute(n);if(a('method')=='post'&&a('action')==null)e.preventDefault()})`

/** The one inline script of a page. It is the same on every page: the content security policy has its hash. */
export const HEAD_SCRIPT = `${ASSIGNING_SCRIPT};${KEEPING_SCRIPT};${HOLDING_SCRIPT}`
