/** The style sheet of the snapshot, in the brand’s colours; black on white in print. */
export const STYLE = `:root{--paper:#f7f5f0;--sheet:#fff;--tint:#efece4;--ink:#14213d;--ink-2:#475569;--ink-3:#5f6b7c;--line:#dfdbd1;--hot:#c2330f;--link:#0b5cad;--board:#101b34;--on-board:#f6f3ec;--on-board-2:#b5c0d4;--ok:#1b6e3c;--ok-wash:#e6f4ea;--warn:#8a5a00;--warn-wash:#fff6df}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.45 "Inter Variable",Inter,system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif;font-variant-numeric:tabular-nums}
a{color:var(--link)}
header{background:var(--board);color:var(--on-board);padding:20px 16px;border-bottom:3px solid var(--hot)}
header>div,main,footer{max-width:1080px;margin:0 auto}
header a{color:inherit}
header p{margin:2px 0 0;color:var(--on-board-2)}
h1{font-size:1.6rem;line-height:1.2;margin:0}
main{padding:16px;max-width:1112px}
h2{font-size:1.3rem;margin:28px 0 8px}
h3{font-size:1.05rem;margin:0}
nav ul{list-style:none;margin:0;padding:0;display:grid;gap:1px;background:var(--line);border:1px solid var(--line);border-radius:8px;overflow:hidden}
nav li{background:var(--sheet)}
nav a{display:flex;justify-content:space-between;gap:12px;padding:12px 14px;text-decoration:none;color:var(--ink);font-weight:600}
nav a:hover{background:var(--tint)}
nav small{color:var(--ink-3);font-weight:400;white-space:nowrap}
section{background:var(--sheet);border:1px solid var(--line);border-radius:8px;margin:0 0 16px;overflow:hidden;break-inside:avoid-page}
.head{display:flex;flex-wrap:wrap;justify-content:space-between;gap:4px 12px;padding:12px 14px}
.head p{margin:2px 0 0;color:var(--ink-2);font-size:.85rem}
.state{align-self:flex-start;font-size:.75rem;font-weight:600;border-radius:4px;padding:2px 8px;background:var(--tint);color:var(--ink-2)}
.state.ok{background:var(--ok-wash);color:var(--ok)}
.state.warn{background:var(--warn-wash);color:var(--warn)}
.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%}
th,td{padding:7px 8px;text-align:left;vertical-align:top;border-top:1px solid var(--line)}
thead th{background:var(--tint);color:var(--ink-2);font-size:.75rem;font-weight:600;white-space:nowrap;border:0}
tbody th{font-weight:400;min-width:9rem}
.right{text-align:right;white-space:nowrap}
.center{text-align:center;white-space:nowrap}
.strong{font-weight:700}
td small,tbody th small{display:block;color:var(--ink-3);font-size:.75rem;font-weight:400}
.notes{margin:0;padding:8px 14px;color:var(--ink-2);font-size:.85rem}
.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
footer{padding:8px 16px 32px;color:var(--ink-3);font-size:.8rem}
a:focus-visible,.wide:focus-visible{outline:3px solid var(--link);outline-offset:-3px}
@media print{@page{size:A4;margin:12mm}body{background:#fff;font-size:9pt}header{background:#fff;color:#000;padding:0 0 6px}header p{color:#333}.back{display:none}section{border:0}.wide{overflow:visible}th,td{padding:3px 4px}thead{display:table-header-group}tr{break-inside:avoid}}
`;

export const SIGN = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#14213d" d="M5 59V31C5 15.5 15.5 5 31 5H58.5L54.5 17H32C23 17 17 23 17 32V59Z"/><path fill="#c2330f" d="M27.5 28H54L50 40H23.5Z"/></svg>
`;
