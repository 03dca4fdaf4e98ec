import type {ExperimentId, ExperimentRuns, ExperimentVariant} from '../config/experiments'

/** Attribute of `<html>` with the ids of the experiments whose variant the visitor sees, which CSS selects. */
export const VARIANTS_ATTRIBUTE = 'data-variants'
/** Attribute of an element with the ids of the experiments that are seen with it. */
export const SEEN_ATTRIBUTE = 'data-experiment'
/**
 * Key of the assignments, such as `cro61:variant1 cro63:control`: drawn ones in local storage, those of a link in
 * session storage.
 */
export const ASSIGNMENTS_KEY = 'experiments'
/** Parameter of a link that forces a variant, such as `?experiment=cro63:variant1` (rule EXP-5). */
export const EXPERIMENT_PARAMETER = 'experiment'

/** `none` is a visitor who does not take part. */
export type Assignment = ExperimentVariant | 'none'
export type Assignments = Readonly<Partial<Record<ExperimentId, Assignment>>>

const PAIR = /\b(cro6[1-9]|cro7[01]):(control|variant1|none)\b/g

/** The assignments in a text; other content is left out. */
export const readAssignments = (text: string | null | undefined): Assignments =>
  Object.fromEntries([...(text ?? '').matchAll(PAIR)].map(([, id = '', variant]) => [id, variant]))

/** The text of assignments, as stored and as the value of the parameter. */
export const writeAssignments = (assignments: Assignments): string =>
  Object.entries(assignments)
    .map(([id, variant]) => `${id}:${variant}`)
    .join(' ')

/** Value of the attribute `data-runs`; undefined where no experiment runs. */
export function runsText(runs: ExperimentRuns = {}): string | undefined {
  const entries = Object.entries(runs).map(
    ([id, run]) => `${id}:${run === 'variant1' ? run : run.share}`,
  )
  return entries.length > 0 ? entries.join(' ') : undefined
}

/**
 * Script of the document's head (rules EXP-4 and EXP-5): it draws the visitor's assignments once, adds those of a
 * link, and sets `data-variants` before the first paint. The text is the same on every page, so that the content
 * security policy allows it by its hash. Without storage nothing is drawn, because a later page would draw again.
 * Its names are short, since every page contains it: `d` are drawn assignments, `f` forced ones, `l` those of the link, and
 * `s` what the page shows.
 */
export const ASSIGNING_SCRIPT = `((e,k)=>{
let V='variant1',r=t=>{let a={};(t||'').replace(/\\b(cro6[1-9]|cro7[01]):(control|variant1|none)\\b/g,(_,i,v)=>{a[i]=v});return a},
w=a=>Object.keys(a).map(i=>i+':'+a[i]).join(' '),s={},d,f={},l={},n;
try{l=r(decodeURIComponent((/[?&]experiment=([^&]*)/.exec(location.search)||[])[1]))}catch{}
try{
d=r(localStorage[k]);f=r(sessionStorage[k]);
(e.getAttribute('data-runs')||'').replace(/(\\w+):(\\w+)/g,(_,i,p)=>{
if(p!=V&&!d[i]){let x=Math.random()*200;d[i]=x<p?V:x<2*p?'control':'none';n=1}
s[i]=p==V?p:d[i]});
Object.assign(f,l);
if(n)localStorage[k]=w(d);
if(w(l))sessionStorage[k]=w(f)
}catch{s={};f=l}
Object.assign(s,f);
n=Object.keys(s).filter(i=>s[i]==V);
if(n[0])e.setAttribute('data-variants',n.join(' '))
})(document.documentElement,'experiments')`
