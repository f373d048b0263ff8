/** The company's mark: a barrier that stands open. */
export const TOLLGATE_SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#1746d1"/><path d="M9 25V12" stroke="#fff" stroke-width="4" stroke-linecap="round"/><path d="m9 14 15-8" stroke="#ffc94d" stroke-width="4" stroke-linecap="round"/><circle cx="9" cy="25" r="3" fill="#fff"/></svg>`;

export const TOLLGATE_CSS = `
:root { color-scheme: light dark; --ink: #14203a; --soft: #55617c; --page: #eef1f8; --card: #fff; --line: #cdd5e6; --blue: #1746d1; --on-blue: #fff; --bad: #b3261e; --test: #fff3cf; --on-test: #4a3800; }
@media (prefers-color-scheme: dark) { :root { --ink: #eaf0ff; --soft: #a8b4d0; --page: #0e1526; --card: #18223a; --line: #3a4766; --blue: #7fa0ff; --on-blue: #0b1430; --bad: #ffb4ab; --test: #3d3108; --on-test: #ffe9a8; } }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--page); }
.bar { display: flex; flex-wrap: wrap; gap: 8px 20px; align-items: center; justify-content: space-between; padding: 12px max(16px, calc(50% - 260px)); background: var(--card); border-bottom: 1px solid var(--line); }
.brand { display: inline-flex; gap: 10px; align-items: center; font-weight: 700; letter-spacing: -0.01em; }
.test { padding: 2px 10px; border-radius: 999px; font-size: 14px; color: var(--on-test); background: var(--test); }
main { max-width: 552px; margin: 24px auto; padding: 0 16px 40px; }
h1 { margin: 0 0 16px; font-size: 26px; line-height: 1.25; letter-spacing: -0.02em; }
h2 { margin: 0 0 8px; font-size: 16px; }
.sum, form, .tests { margin: 0 0 16px; padding: 20px; background: var(--card); border: 1px solid var(--line); border-radius: 14px; }
.sum div { display: flex; gap: 16px; justify-content: space-between; padding: 4px 0; }
.sum dt { color: var(--soft); }
.sum dd { margin: 0; text-align: right; overflow-wrap: anywhere; }
.sum .ref { font-size: 14px; }
.sum .total { margin-top: 8px; padding-top: 12px; border-top: 1px solid var(--line); font-size: 20px; font-weight: 700; font-variant-numeric: tabular-nums; }
form { display: grid; gap: 16px; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(160px, 1fr)); gap: 16px; }
.field { display: grid; gap: 6px; align-content: start; }
label { font-weight: 600; }
input { width: 100%; min-height: 48px; padding: 0 14px; font: inherit; font-variant-numeric: tabular-nums; color: inherit; background: transparent; border: 1px solid var(--soft); border-radius: 9px; }
[data-invalid='true'] input { border-color: var(--bad); }
.wrong { margin: 0; color: var(--bad); }
.note { margin: 0; }
button, .pay { min-height: 48px; padding: 10px 18px; font: inherit; font-weight: 600; text-align: center; text-decoration: none; color: var(--ink); background: transparent; border: 1px solid var(--line); border-radius: 9px; cursor: pointer; }
.pay { display: block; width: 100%; color: var(--on-blue); background: var(--blue); border-color: var(--blue); }
.others { display: grid; gap: 8px; }
:is(a, button, input):focus-visible { outline: 3px solid var(--blue); outline-offset: 2px; }
.choice { display: flex; gap: 8px; align-items: center; font-weight: 400; }
select { min-height: 48px; padding: 0 14px; font: inherit; color: inherit; background: var(--card); border: 1px solid var(--soft); border-radius: 9px; }
:is([type='checkbox'], [type='radio']) { width: 20px; min-height: 20px; margin: 0; padding: 0; accent-color: var(--blue); }
.hand main { max-width: 900px; }
.hand section { display: grid; gap: 12px; }
.hand :is(p, h2, h3) { margin: 0; }
.hand h2 { font-size: 20px; }
.hand main > h2 { margin: 24px 0 12px; }
.hand h3 { font-size: 16px; }
.row { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center; margin: 0; padding: 0; background: none; border: 0; }
.hand > main > .row { margin-bottom: 16px; }
.row label { display: flex; gap: 8px; align-items: center; }
.row input:not([type='checkbox']) { width: 190px; min-height: 40px; }
.row select { min-height: 40px; }
.row button { min-height: 40px; padding: 6px 14px; }
.plain { display: grid; gap: 8px; margin: 0; padding: 0; list-style: none; }
.plain li { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; justify-content: space-between; }
.tests ul { margin: 0 0 8px; padding-left: 20px; }
.tests code { font-family: ui-monospace, monospace; white-space: nowrap; }
.tests p { margin: 0; color: var(--soft); }
`;
