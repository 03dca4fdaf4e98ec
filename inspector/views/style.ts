import {tokens} from '../../common/design-tokens'
import {fontFaces} from './fonts'
import {tableStyle} from './table-style'

const {color, font, size, space, radius, weight, leading} = tokens

const frame = `
*{box-sizing:border-box}
html{color-scheme:light;-webkit-text-size-adjust:100%}
body{margin:0;background:${color.paper};color:${color.ink};font:${weight.regular} ${size.small}/${leading.body} ${font.text};font-variant-numeric:tabular-nums}
[hidden]{display:none!important}
a{color:${color.spruce};text-underline-offset:.2em}
a:hover{color:${color.spruceDeep};text-decoration-thickness:2px}
:focus-visible{outline:3px solid ${color.focus};outline-offset:2px;border-radius:${radius.small}}
main:focus{outline:none}
.skip{position:absolute;inset-inline-start:${space[2]};inset-block-start:-6rem;background:${color.white};padding:${space[3]} ${space[4]};z-index:5}
.skip:focus{inset-block-start:${space[2]}}
.spoken{position:absolute;inline-size:1px;block-size:1px;margin:0;overflow:hidden;clip-path:inset(50%)}
.top{display:flex;flex-wrap:wrap;gap:0 ${space[6]};align-items:center;padding:${space[2]} ${space.gutter} 0;background:${color.white};border-block-end:1px solid ${color.hairline}}
.brand{margin:0;font-size:${size.lead};font-weight:${weight.medium}}
.brand a{display:flex;align-items:center;min-block-size:44px;color:${color.ink};text-decoration:none}
nav{order:3;flex:1 1 100%;margin-inline:-${space[3]};overflow-x:auto}
nav ul{display:flex;list-style:none;margin:0;padding:0}
nav a{display:flex;align-items:center;padding:0 ${space[3]};min-block-size:44px;color:${color.ink};text-decoration:none;border-block-end:3px solid transparent;white-space:nowrap}
nav a[aria-current]{border-color:${color.spruce};color:${color.spruce};font-weight:${weight.semibold}}
nav a:hover{background:${color.sand1}}
nav a:focus-visible{outline-offset:-3px}
.actions{margin-inline-start:auto;display:flex;flex-wrap:wrap;align-items:center;gap:${space[2]}}
.work{display:flex;flex-wrap:wrap;gap:${space[2]} ${space[4]};align-items:center;padding:${space[2]} ${space.gutter};background:${color.spruceSoft}}
.work progress{flex:1 1 10rem;max-inline-size:30rem;block-size:8px;accent-color:${color.spruce}}
.work a{display:flex;align-items:center;min-block-size:44px}
main{max-inline-size:112rem;margin-inline:auto;padding:${space[8]} ${space.gutter} ${space[16]}}
@media (max-width:30rem){nav a{padding-inline:.4rem}nav{margin-inline:-.4rem}.actions{margin-inline-start:0;flex:1;justify-content:flex-end}}
@media (min-width:62rem){nav{order:0;flex:0 1 auto;margin-inline:0}.top{padding-block-start:0}.top nav a{min-block-size:60px}}
`

const text = `
h1{font-size:${size.h2};font-weight:${weight.light};line-height:${leading.tight};letter-spacing:-.01em;margin:0 0 ${space[3]};text-wrap:balance}
h2{font-size:${size.h4};font-weight:${weight.regular};line-height:${leading.snug};margin:${space[10]} 0 ${space[3]};text-wrap:balance}
h3{font-size:${size.body};font-weight:${weight.semibold};margin:${space[5]} 0 ${space[2]}}
p{max-inline-size:70ch;margin:0 0 ${space[3]}}
.lead{font-size:${size.body};color:${color.inkSoft};margin-block-end:${space[6]};text-wrap:pretty}
.soft,.soft a{color:${color.inkSoft}}
.small{font-size:${size.caption}}
.ok{color:${color.mossDeep}}
.bad{color:${color.clay};font-weight:${weight.semibold}}
.note{background:${color.claySoft};border-inline-start:4px solid ${color.clay};border-radius:${radius.small};padding:${space[4]};margin:0 0 ${space[5]};max-inline-size:75ch}
.note ul,main>ul:not([class]){margin:0;padding-inline-start:${space[5]}}
.blank{border:1px dashed ${color.line};border-radius:${radius.medium};padding:${space[8]} ${space[5]};max-inline-size:none;text-align:center;color:${color.inkSoft}}
li{overflow-wrap:anywhere}
code{font-size:.95em}
.links{display:flex;flex-wrap:wrap;gap:0 ${space[5]};max-inline-size:none}
.csv{display:inline-flex;align-items:center;min-block-size:44px}
`

const controls = `
button,select{font:inherit;min-block-size:44px;padding:0 ${space[4]};border-radius:${radius.small};border:1px solid ${color.line};background:${color.white};color:${color.ink}}
button{cursor:pointer}
button:hover{border-color:${color.ink}}
button:active{background:${color.sand2}}
button.first{background:${color.spruce};border-color:${color.spruce};color:${color.white};font-weight:${weight.medium}}
button.first:hover,button.first:active{background:${color.spruceDeep}}
button:disabled,button.first:disabled{background:${color.sand2};border-color:${color.hairline};color:${color.inkSoft};cursor:default}
select{padding-inline-end:${space[2]};max-inline-size:100%}
input{font:inherit;min-block-size:44px;padding:0 ${space[3]};border:1px solid ${color.line};border-radius:${radius.small};background:${color.white};color:${color.ink};inline-size:100%}
.bar{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:end;gap:0 ${space[6]}}
.filter{display:flex;flex-wrap:wrap;gap:${space[3]} ${space[4]};align-items:end;margin:0 0 ${space[5]}}
.filter label{display:grid;gap:${space[1]};font-size:${size.caption};color:${color.inkSoft};min-inline-size:0}
.filter select{font-size:${size.small};color:${color.ink}}
.filter .check{display:flex;align-items:center;gap:${space[2]};min-block-size:44px;color:${color.ink};font-size:${size.small}}
.filter input[type=checkbox]{inline-size:20px;min-block-size:20px;margin:0;padding:0;accent-color:${color.spruce}}
details{margin:0 0 ${space[4]}}
details.sites{flex:1 1 100%;order:1;margin:0}
summary{cursor:pointer;display:inline-flex;align-items:center;min-block-size:44px;color:${color.spruce};text-decoration:underline;text-underline-offset:.2em}
.chips{display:flex;flex-wrap:wrap;gap:${space[2]};border:0;margin:0;padding:0;min-inline-size:0}
.chips legend{padding:0 0 ${space[1]};font-size:${size.caption};color:${color.inkSoft}}
.chips label{display:flex;align-items:center;gap:${space[2]};min-block-size:44px;padding:0 ${space[3]};border:1px solid ${color.line};border-radius:${radius.pill};background:${color.white};font-size:${size.small};color:${color.ink};cursor:pointer}
.chips label:has(:checked){background:${color.spruceSoft};border-color:${color.spruce}}
.login{max-inline-size:24rem;margin:${space[10]} auto;padding:${space[6]};background:${color.white};border:1px solid ${color.hairline};border-radius:${radius.medium}}
.login form{display:grid;gap:${space[4]}}
.login label{display:grid;gap:${space[1]}}
.login p{margin:0}
.login h1{font-size:${size.h3}}
.login .soft{margin-block-end:${space[5]}}
`

const lists = `
.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,9.5rem),1fr));gap:${space[3]};list-style:none;margin:0 0 ${space[4]};padding:0}
@media (min-width:40rem){.cards{grid-template-columns:repeat(auto-fill,minmax(15rem,1fr));gap:${space[4]}}}
.cards li{position:relative;display:flex;flex-direction:column-reverse;justify-content:flex-end;gap:${space[1]};border:1px solid ${color.hairline};border-radius:${radius.medium};background:${color.white};padding:${space[5]}}
.cards li:hover{border-color:${color.line}}
.cards li a{color:${color.ink};text-decoration:none}
.cards li a::after{content:'';position:absolute;inset:0}
.cards li:hover a{text-decoration:underline}
.cards b{font-size:${size.h2};font-weight:${weight.light};line-height:1}
.cards .none b{color:${color.mossDeep}}
.cards .some{background:${color.claySoft};border-color:transparent}
.cards .some b{color:${color.clayDeep}}
.cards .empty{min-block-size:6.5rem;background:${color.sand1};border-color:transparent}
.plain{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,20rem),1fr));gap:0 ${space[8]};list-style:none;margin:0;padding:0}
.plain li{padding:${space[3]} 0;border-block-start:1px solid ${color.hairline}}
.plain b{font-weight:${weight.medium}}
.plain small{display:block;font-size:${size.caption};color:${color.inkSoft}}
.plain li:target{background:${color.sky}}
.changes{margin:0;padding-inline-start:${space[5]};max-inline-size:75ch}
.changes a{display:inline-flex;align-items:center;min-block-size:44px}
.shots{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,12.5rem),1fr));gap:${space[6]} ${space[4]};list-style:none;margin:0;padding:0}
.shots.desktop{grid-template-columns:repeat(auto-fill,minmax(min(100%,26rem),1fr))}
.shots img{display:block;inline-size:100%;block-size:auto;border:1px solid ${color.hairline};border-radius:${radius.small};background:${color.sand1}}
.shots.phone img{aspect-ratio:390/844}
.shots.desktop img{aspect-ratio:1440/900}
.shots .changed img{outline:3px solid ${color.clay};outline-offset:-3px}
.shots p{display:flex;align-items:center;justify-content:space-between;gap:${space[2]};margin:0}
.shots p a{display:inline-flex;align-items:center;min-block-size:44px}
`

/** Stylesheet of the inspector, from the design tokens of the shop. */
export const style = [fontFaces, frame, text, controls, lists, tableStyle].join('')
