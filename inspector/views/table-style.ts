import {tokens} from '../../common/design-tokens'

const {color, size, space, radius, weight} = tokens

/** Rules of tables: the first row and the first column stay in view. The shop's font has no ≠, so `.mark` uses others. */
export const tableStyle = `
.scroll{position:relative;overflow:auto;max-block-size:calc(100vh - 5rem);border:1px solid ${color.hairline};border-radius:${radius.medium};background:${color.white}}
table{border-collapse:separate;border-spacing:0;inline-size:100%}
th,td{text-align:start;vertical-align:top;padding:${space[3]};border-block-end:1px solid ${color.hairline};overflow-wrap:anywhere}
td{min-inline-size:7.5rem}
thead th{background:${color.sand1};font-weight:${weight.medium};white-space:nowrap;position:sticky;inset-block-start:0;z-index:2}
thead th:first-child{inset-inline-start:0;z-index:3}
tbody tr:last-child>*{border-block-end:0}
tbody th{font-weight:${weight.medium};position:sticky;inset-inline-start:0;z-index:1;background:${color.white};min-inline-size:14rem;max-inline-size:22rem;border-inline-end:1px solid ${color.hairline}}
tbody th.short{min-inline-size:6rem}
tbody tr:hover>*{background:${color.sand1}}
tr:target>*,tr:target:hover>*{background:${color.sky}}
th small,td small{display:block;font-weight:${weight.regular};font-size:${size.caption};color:${color.inkSoft}}
td small{overflow-wrap:break-word}
td.wide{min-inline-size:20rem}
th.number{text-align:end}
td.number{text-align:end;min-inline-size:6rem;white-space:nowrap}
td.differs,tr:hover>td.differs{background:${color.sky}}
td.gap,tr:hover>td.gap{background:${color.claySoft}}
td.usual{background:${color.sand1}}
td a{display:inline-block;padding-block:${space[1]}}
.mark{color:${color.skyDeep};font-family:Arial,'Segoe UI Symbol','DejaVu Sans',sans-serif;font-weight:${weight.semibold}}
.source{display:block;color:${color.inkSoft};font-size:${size.caption}}
@media (max-width:40rem){tbody th{min-inline-size:9rem;max-inline-size:11rem}th,td{padding:${space[2]}}td.wide{min-inline-size:14rem}}
`
