import {tokens} from '../../common/design-tokens'

const {color, font, size, space, radius, weight} = tokens

/** Stylesheet of the inspector, from the design tokens of the shop. */
export const style = `
*{box-sizing:border-box}
html{color-scheme:light;-webkit-text-size-adjust:100%}
body{margin:0;background:${color.paper};color:${color.ink};font:${weight.regular} ${size.small}/1.5 ${font.text};font-variant-numeric:tabular-nums}
a{color:${color.spruce};text-underline-offset:.2em}
a:hover{color:${color.spruceDeep};text-decoration-thickness:2px}
:focus-visible{outline:3px solid ${color.focus};outline-offset:2px;border-radius:${radius.small}}
.skip{position:absolute;inset-inline-start:${space[2]};inset-block-start:-4rem;background:${color.white};padding:${space[2]} ${space[4]};z-index:5}
.skip:focus{inset-block-start:${space[2]}}
.top{display:flex;flex-wrap:wrap;gap:${space[1]} ${space[6]};align-items:center;padding:${space[3]} ${space.gutter};background:${color.white};border-block-end:1px solid ${color.hairline}}
.top strong{font-size:${size.body};font-weight:${weight.semibold}}
nav ul{display:flex;flex-wrap:wrap;gap:0 ${space[1]};list-style:none;margin:0;padding:0}
nav a{display:block;padding:.625rem ${space[3]};min-height:44px;text-decoration:none;border-block-end:3px solid transparent}
nav a[aria-current]{border-color:${color.spruce};font-weight:${weight.semibold}}
nav a:hover{background:${color.sand1}}
.top form{margin-inline-start:auto;display:flex;gap:${space[2]}}
main{padding:${space[6]} ${space.gutter} ${space[16]}}
h1{font-size:${size.h3};font-weight:${weight.light};line-height:1.25;margin:0 0 ${space[2]}}
h2{font-size:${size.h5};font-weight:${weight.medium};margin:${space[8]} 0 ${space[2]}}
p{max-width:75ch;margin:0 0 ${space[3]}}
.soft,.soft a{color:${color.inkSoft}}
.small{font-size:${size.caption}}
button,.button,select{font:inherit;min-height:44px;padding:0 ${space[4]};border-radius:${radius.small};border:1px solid ${color.line};background:${color.white};color:${color.ink}}
button{cursor:pointer}
button.first{background:${color.spruce};border-color:${color.spruce};color:${color.white}}
button:hover{border-color:${color.ink}}
button.first:hover{background:${color.spruceDeep}}
input{font:inherit;min-height:44px;padding:0 ${space[3]};border:1px solid ${color.line};border-radius:${radius.small};background:${color.white};color:${color.ink};width:100%}
.filter{display:flex;flex-wrap:wrap;gap:${space[3]} ${space[4]};align-items:end;margin:0 0 ${space[5]}}
.filter label{display:grid;gap:${space[1]};font-size:${size.caption};color:${color.inkSoft}}
.filter .check{display:flex;align-items:center;gap:${space[2]};min-height:44px;color:${color.ink};font-size:${size.small}}
.filter input[type=checkbox]{width:20px;min-height:20px;accent-color:${color.spruce}}
.chips{display:flex;flex-wrap:wrap;gap:${space[1]} ${space[2]};border:0;margin:0;padding:0}
.chips legend{padding:0;font-size:${size.caption};color:${color.inkSoft}}
.chips label{display:flex;align-items:center;gap:${space[1]};min-height:32px;padding:0 ${space[2]};border:1px solid ${color.hairline};border-radius:${radius.pill};background:${color.white};font-size:${size.caption};color:${color.ink}}
.scroll{overflow-x:auto;border:1px solid ${color.hairline};border-radius:${radius.medium};background:${color.white}}
table{border-collapse:separate;border-spacing:0;width:100%}
th,td{text-align:start;vertical-align:top;padding:${space[2]} ${space[3]};border-block-end:1px solid ${color.hairline};overflow-wrap:anywhere}
td{min-width:7rem}
thead th{background:${color.sand1};font-weight:${weight.medium};white-space:nowrap;position:sticky;inset-block-start:0}
tbody tr:last-child>*{border-block-end:0}
tbody th{font-weight:${weight.medium};position:sticky;inset-inline-start:0;background:${color.white};min-width:9rem;max-width:20rem;border-inline-end:1px solid ${color.hairline}}
tbody th small,td small{display:block;font-weight:${weight.regular};font-size:${size.caption};color:${color.inkSoft}}
td.number{text-align:end;min-width:5rem;white-space:nowrap}
td.differs{background:${color.sky}}
td.gap{background:${color.claySoft}}
.mark{font-weight:${weight.semibold}}
.source{color:${color.inkSoft};font-size:${size.caption};white-space:nowrap}
.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,15rem),1fr));gap:${space[4]};list-style:none;margin:0;padding:0}
.cards li,.note{border:1px solid ${color.hairline};border-radius:${radius.medium};background:${color.white};padding:${space[4]}}
.cards b{display:block;font-size:${size.h4};font-weight:${weight.light}}
.note{background:${color.claySoft};margin:0 0 ${space[5]};max-width:75ch}
.ok{color:${color.mossDeep}}
.bad{color:${color.clay};font-weight:${weight.semibold}}
.shots{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,14rem),1fr));gap:${space[4]};list-style:none;margin:0;padding:0}
.shots.desktop{grid-template-columns:repeat(auto-fill,minmax(min(100%,26rem),1fr))}
.shots img{display:block;width:100%;height:auto;border:1px solid ${color.hairline};border-radius:${radius.small};background:${color.sand1}}
.shots .changed img{outline:3px solid ${color.clay};outline-offset:-3px}
.shots p{display:flex;justify-content:space-between;gap:${space[2]};margin:0 0 ${space[1]}}
.login{max-width:24rem;margin:${space[10]} auto}
.login form{display:grid;gap:${space[4]}}
details summary{cursor:pointer;min-height:44px;padding:.625rem 0}
@media (max-width:40rem){tbody th{min-width:7.5rem;max-width:9rem}th,td{padding:${space[2]}}.top form{margin-inline-start:0}}
`
