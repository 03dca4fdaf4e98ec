import type {ExperimentId, ExperimentRuns, ExperimentVariant} from '../config/experiments'

/** Attribute of `<html>` with the ids of the experiments whose variant the visitor sees, which CSS selects. */
export const VARIANTS_ATTRIBUTE = 'data-variants'
/** Attribute of `<html>` with the experiments that run on the site, such as `cro61:50 cro63:variant1`. */
export const RUNS_ATTRIBUTE = 'data-runs'
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
 */
export const ASSIGNING_SCRIPT = `(function(root,key){
function read(text){var all={};(text||'').replace(/\\b(cro6[1-9]|cro7[01]):(control|variant1|none)\\b/g,function(_,id,variant){all[id]=variant});return all}
function write(all){return Object.keys(all).map(function(id){return id+':'+all[id]}).join(' ')}
var drawn=0,found=[],shown={},kept={},forced={},id,link={};
try{link=read(decodeURIComponent((/[?&]experiment=([^&]*)/.exec(location.search)||[])[1]||''))}catch(e){}
try{
kept=read(localStorage[key]);
forced=read(sessionStorage[key]);
(root.getAttribute('data-runs')||'').replace(/(\\w+):(\\w+)/g,function(_,id,share){
if(share!='variant1'&&!kept[id]){var draw=Math.random()*200;kept[id]=draw<share?'variant1':draw<2*share?'control':'none';drawn=1}
shown[id]=share=='variant1'?share:kept[id]
});
for(id in link)forced[id]=link[id];
if(drawn)localStorage[key]=write(kept);
if(write(link))sessionStorage[key]=write(forced)
}catch(e){shown={};forced=link}
for(id in forced)shown[id]=forced[id];
for(id in shown)if(shown[id]=='variant1')found.push(id);
if(found.length)root.setAttribute('data-variants',found.join(' '))
})(document.documentElement,'experiments')`
